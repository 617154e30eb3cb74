import{a as e,c as t,s as n,t as r}from"./board-YJn1uF9Q.js";import{a as i,l as a,s as o}from"./settings-DDyYDeS3.js";import{t as s}from"./stage-DLqvJ8Is.js";import{a as c,n as l,r as u}from"./links-B-kRFDcB.js";import{n as d,r as f,t as p}from"./storage-BBwBX6mn.js";var m=`beanduel.perfect`,h=c[`/perfect`].query.cups.most,g={cups:3,at:{},solved:{}},_=e=>4*e,v=e=>Number.isSafeInteger(e)&&e>=0,y=e=>v(e)&&e>=1&&e<=h;function b(e){let t=d(e);if(!t||typeof t!=`object`)return g;let n=t,r=e=>Object.entries(e??{}).filter(([e])=>y(Number(e))),i=r(n.at).filter(([,e])=>v(e)),a=r(n.solved).map(([e,t])=>[e,Array.isArray(t)?[...new Set(t.filter(v))]:[]]);return{cups:y(n.cups)?n.cups:g.cups,at:Object.fromEntries(i),solved:Object.fromEntries(a)}}function x(e,t,n){return{...e,cups:t,at:{...e.at,[t]:n}}}function S(e,t,n){let r=e.solved[t]??[];return r.includes(n)?e:{...e,solved:{...e.solved,[t]:[...r,n]}}}function C(e,{cups:t,at:n}){let r=Number(e.get(`cups`)??t),i=e.has(`cups`)?1:(n[t]??0)+1;return[r,Number(e.get(`number`)??i)-1]}function w(e){return b(e.getItem(m))}function T(e,t){p(e,m,{version:1,...t})}var E=class extends s{static properties={...s.properties,problem:{state:!0},moves:{state:!0},state:{state:!0},hinting:{state:!0},progress:{state:!0}};constructor(){super(),this.moves=[],this.state=`open`,this.hinting=!1,this.progress=g}get cups(){return this.progress.cups}get number(){return this.progress.at[this.cups]??0}keptElsewhere(e){e===`beanduel.perfect`&&(this.progress=x(w(f),this.cups,this.number))}begin(){this.progress=w(f);let{values:e,faults:t}=l(),[n,r]=C(e,this.progress);this.take(n,r,t.length===0)}take(e,t,n=!0){let{rules:r}=this;if(!r)return;this.progress=x(this.progress,e,t),T(f,this.progress);let i=_(e),a=1+Math.floor(t/i);this.problem=r.ask({do:`compose`,cups:e,seed:a,number:t%i}),n&&u(`${location.pathname}?cups=${e}&number=${t+1}`),this.restart()}rowAfter(e){let{rules:t,problem:n}=this;if(!t||!n)throw Error(`no problem yet`);return t.ask({do:`row`,start:n.position,to:n.to,moves:e})}restart(){this.state=`open`,this.goTo([])}goTo(e){this.hinting=!1,this.moves=e,this.show(this.rowAfter(e).standing)}play(e){let{problem:t}=this;if(!t)return;let n=[...this.moves,e];this.goTo(n),this.rowAfter(n).fewest===0&&n.length===t.fewest&&(this.progress=S(this.progress,this.cups,this.number),T(f,this.progress))}solve(){let{problem:e}=this;if(!e)return;let t=[0,...e.line.keys()].map((t,n)=>this.rowAfter(e.line.slice(0,n)).standing);this.hinting=!1,this.moves=e.line,this.state=`shown`,this.show(...t)}stepsTooFar(){let e=0;for(;e<this.moves.length&&this.rowAfter(this.moves.slice(0,this.moves.length-e)).fewest===null;)e+=1;return e}said(e,t){let n=this.moves.length,{fewest:r}=e;if(this.state===`shown`)return this.moving?``:o(`puzzle-shown`);if(t.fewest===0)return this.moving?``:n===r?o(`perfect-done-best`,{steps:n}):o(`perfect-done`,{steps:n,fewest:r});if(this.chosen)return a(this.chosen);if(this.hinting)return t.fewest===null?o(`perfect-back`,{steps:this.stepsTooFar()}):o(`puzzle-hint-move`,{moves:t.right.join(`, `)});if(t.standing.legal.every(({kind:e})=>e===`pass`))return o(`perfect-lost`);let i=t.standing.moves.at(-1);return i?a(i):``}actions(e,n){return n?t`<button type="button" @click=${()=>this.restart()}>${o(`training-again`)}</button>
        <button type="button" class="primary next" @click=${()=>this.take(this.cups,this.number+1)}>
          ${o(`perfect-next`)}
        </button>`:e.standing.legal.some(({kind:e})=>e!==`pass`)?this.choices:t`<button type="button" class="primary next" @click=${()=>this.goTo(this.moves.slice(0,-1))}>${o(`web-undo`)}</button>`}goal(e){let n=e.to.split(`,`);return t`<div class="goal">
      <p id="goal-title">${o(`perfect-goal`)}</p>
      <ol aria-labelledby="goal-title">${n.map(e=>t`<li>${e}</li>`)}</ol>
    </div>`}render(){let{problem:r,standing:i}=this;if(!r||!i)return n;let a=this.rowAfter(this.moves),s=this.state===`shown`||a.fewest===0,c=s&&!this.moving,l=c&&this.state===`open`&&this.moves.length===r.fewest,u=this.progress.solved[this.cups]??[];return t`<div class="table">
      <div class="play">
        <div class="lead">
          <h2>${o(`perfect-page`)} · ${o(`perfect-problem`,{number:this.number+1})}${u.includes(this.number)?` ✓`:``}</h2>
          <p class="task">${o(`perfect-task`,{row:r.to,steps:r.fewest})}</p>
        </div>
        ${this.boardOf(!s)} ${this.goal(r)}
        <p class="taken">${o(`perfect-steps`,{steps:this.moves.length,fewest:r.fewest})}</p>
        <p class=${e({status:!0,verdict:c,right:l})} role="status">${this.said(r,a)}</p>
        <div class="chips">${this.actions(a,s)}</div>
      </div>
      <div class="side">
        <label class="field">
          <span>${o(`perfect-size`)}</span>
          <select name="cups" @change=${e=>{let t=Number(e.target.value);this.take(t,this.progress.at[t]??0)}}>
            ${Array.from({length:h},(e,t)=>t+1).map(e=>t`<option value=${e} .selected=${e===this.cups}>${e}</option>`)}
          </select>
        </label>
        <div class="tools" role="group" aria-label=${o(`web-tools`)}>
          <button
            type="button"
            ?disabled=${this.moves.length===0||this.state===`shown`}
            @click=${()=>this.goTo(this.moves.slice(0,-1))}
          >${o(`web-undo`)}</button>
          <button type="button" ?disabled=${this.moves.length===0} @click=${()=>this.restart()}>${o(`perfect-restart`)}</button>
          <button
            type="button"
            ?disabled=${s}
            @click=${()=>{this.board?.choose(void 0),this.hinting=!0}}
          >${o(`web-hint`)}</button>
          <button type="button" ?disabled=${this.state===`shown`} @click=${()=>this.solve()}>${o(`training-show`)}</button>
          <button type="button" ?disabled=${this.number===0} @click=${()=>this.take(this.cups,this.number-1)}>
            ${o(`perfect-previous`)}
          </button>
          <button type="button" @click=${()=>this.take(this.cups,this.number+1)}>${o(`perfect-next`)}</button>
        </div>
        <p class="soft">${o(`perfect-record`,{solved:u.length})}</p>
      </div>
    </div>`}};await i(`puzzles`,`training`),r(),customElements.define(`cups-perfect`,E);