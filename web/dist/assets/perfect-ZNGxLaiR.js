import{a as e,c as t,s as n,t as r}from"./board-CNxCiX-P.js";import{i,n as a,o}from"./text-C7tvH--m.js";import{t as s}from"./stage-Dh9aeK5a.js";import{n as c,r as l,t as u}from"./storage-BBwBX6mn.js";var d=`beanduel.perfect`,f=1e6,p={cups:3,at:{},solved:{}},m=e=>4*e,h=e=>Number.isSafeInteger(e)&&e>=0,g=e=>h(e)&&e>=1&&e<=10;function _(e){let t=c(e);if(!t||typeof t!=`object`)return p;let n=t,r=e=>Object.entries(e??{}).filter(([e])=>g(Number(e))),i=r(n.at).filter(([,e])=>h(e)),a=r(n.solved).map(([e,t])=>[e,Array.isArray(t)?[...new Set(t.filter(h))]:[]]);return{cups:g(n.cups)?n.cups:p.cups,at:Object.fromEntries(i),solved:Object.fromEntries(a)}}function v(e,t,n){return{...e,cups:t,at:{...e.at,[t]:n}}}function y(e,t,n){let r=e.solved[t]??[];return r.includes(n)?e:{...e,solved:{...e.solved,[t]:[...r,n]}}}function b(e){let t=new URLSearchParams(e);if(!t.has(`cups`)&&!t.has(`number`))return;let[n,r]=[Number(t.get(`cups`)),Number(t.get(`number`)??1)];return g(n)&&h(r)&&r>=1&&r<=1e6?{cups:n,number:r-1}:`fault`}function x(e){return _(e.getItem(d))}function S(e,t){u(e,d,{version:1,...t})}var C=class extends s{static properties={...s.properties,problem:{state:!0},moves:{state:!0},state:{state:!0},hinting:{state:!0},faulty:{state:!0},progress:{state:!0}};constructor(){super(),this.moves=[],this.state=`open`,this.hinting=!1,this.faulty=!1,this.progress=p}get cups(){return this.progress.cups}get number(){return this.progress.at[this.cups]??0}keptElsewhere(e){e===`beanduel.perfect`&&(this.progress=v(x(l),this.cups,this.number))}begin(){this.progress=x(l);let e=b(location.search);e===void 0||e===`fault`?this.take(this.cups,this.number):this.take(e.cups,e.number),this.faulty=e===`fault`}take(e,t){let{rules:n}=this;if(!n)return;this.faulty=!1,this.progress=v(this.progress,e,t),S(l,this.progress);let r=m(e),i=1+Math.floor(t/r);this.problem=n.ask({do:`compose`,cups:e,seed:i,number:t%r}),history.replaceState(null,``,`${location.pathname}?cups=${e}&number=${t+1}`),this.restart()}rowAfter(e){let{rules:t,problem:n}=this;if(!t||!n)throw Error(`no problem yet`);return t.ask({do:`row`,start:n.position,to:n.to,moves:e})}restart(){this.state=`open`,this.goTo([])}goTo(e){this.hinting=!1,this.moves=e,this.show(this.rowAfter(e).standing)}play(e){let{problem:t}=this;if(!t)return;let n=[...this.moves,e];this.goTo(n),this.rowAfter(n).fewest===0&&n.length===t.fewest&&(this.progress=y(this.progress,this.cups,this.number),S(l,this.progress))}solve(){let{problem:e}=this;if(!e)return;let t=[0,...e.line.keys()].map((t,n)=>this.rowAfter(e.line.slice(0,n)).standing);this.hinting=!1,this.moves=e.line,this.state=`shown`,this.show(...t)}stepsTooFar(){let e=0;for(;e<this.moves.length&&this.rowAfter(this.moves.slice(0,this.moves.length-e)).fewest===null;)e+=1;return e}said(e,t){let n=this.moves.length,{fewest:r}=e;if(this.state===`shown`)return this.moving?``:i(`puzzle-shown`);if(t.fewest===0)return this.moving?``:n===r?i(`perfect-done-best`,{steps:n}):i(`perfect-done`,{steps:n,fewest:r});if(this.chosen)return o(this.chosen);if(this.hinting)return t.fewest===null?i(`perfect-back`,{steps:this.stepsTooFar()}):i(`puzzle-hint-move`,{moves:t.right.join(`, `)});if(t.standing.legal.every(({kind:e})=>e===`pass`))return i(`perfect-lost`);let a=t.standing.moves.at(-1);return a?o(a):``}actions(e,n){return n?t`<button type="button" @click=${()=>this.restart()}>${i(`training-again`)}</button>
        <button type="button" class="primary next" @click=${()=>this.take(this.cups,this.number+1)}>
          ${i(`perfect-next`)}
        </button>`:e.standing.legal.some(({kind:e})=>e!==`pass`)?this.choices:t`<button type="button" class="primary next" @click=${()=>this.goTo(this.moves.slice(0,-1))}>${i(`web-undo`)}</button>`}goal(e){let n=e.to.split(`,`);return t`<div class="goal">
      <p id="goal-title">${i(`perfect-goal`)}</p>
      <ol aria-labelledby="goal-title">${n.map(e=>t`<li>${e}</li>`)}</ol>
    </div>`}render(){let{problem:r,standing:a}=this;if(!r||!a)return n;let o=this.rowAfter(this.moves),s=this.state===`shown`||o.fewest===0,c=s&&!this.moving,l=c&&this.state===`open`&&this.moves.length===r.fewest,u=this.progress.solved[this.cups]??[];return t`<div class="table">
      <div class="play">
        ${this.faulty?t`<p class="notice" role="alert">${i(`perfect-fault`,{cups:10,problems:f})}</p>`:n}
        <div class="lead">
          <h2>${i(`perfect-page`)} · ${i(`perfect-problem`,{number:this.number+1})}${u.includes(this.number)?` ✓`:``}</h2>
          <p class="task">${i(`perfect-task`,{row:r.to,steps:r.fewest})}</p>
        </div>
        ${this.boardOf(!s)} ${this.goal(r)}
        <p class="taken">${i(`perfect-steps`,{steps:this.moves.length,fewest:r.fewest})}</p>
        <p class=${e({status:!0,verdict:c,right:l})} role="status">${this.said(r,o)}</p>
        <div class="chips">${this.actions(o,s)}</div>
      </div>
      <div class="side">
        <label class="field">
          <span>${i(`perfect-size`)}</span>
          <select name="cups" @change=${e=>{let t=Number(e.target.value);this.take(t,this.progress.at[t]??0)}}>
            ${Array.from({length:10},(e,t)=>t+1).map(e=>t`<option value=${e} .selected=${e===this.cups}>${e}</option>`)}
          </select>
        </label>
        <div class="tools" role="group" aria-label=${i(`web-tools`)}>
          <button
            type="button"
            ?disabled=${this.moves.length===0||this.state===`shown`}
            @click=${()=>this.goTo(this.moves.slice(0,-1))}
          >${i(`web-undo`)}</button>
          <button type="button" ?disabled=${this.moves.length===0} @click=${()=>this.restart()}>${i(`perfect-restart`)}</button>
          <button
            type="button"
            ?disabled=${s}
            @click=${()=>{this.board?.choose(void 0),this.hinting=!0}}
          >${i(`web-hint`)}</button>
          <button type="button" ?disabled=${this.state===`shown`} @click=${()=>this.solve()}>${i(`training-show`)}</button>
          <button type="button" ?disabled=${this.number===0} @click=${()=>this.take(this.cups,this.number-1)}>
            ${i(`perfect-previous`)}
          </button>
          <button type="button" @click=${()=>this.take(this.cups,this.number+1)}>${i(`perfect-next`)}</button>
        </div>
        <p class="soft">${i(`perfect-record`,{solved:u.length})}</p>
      </div>
    </div>`}};await a(`puzzles`,`training`),r(),customElements.define(`cups-perfect`,C);