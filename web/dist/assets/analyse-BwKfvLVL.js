import{a as e,c as t,l as n,n as r,o as i,s as a,t as o}from"./board-YJn1uF9Q.js";import{a as s,c,i as l,l as u,o as d,r as f,s as p,u as m}from"./settings-DDyYDeS3.js";import{r as h,t as g}from"./address-DTAmI8Yt.js";import{n as _,r as v}from"./cups-mzDGn5do.js";import{i as y,n as b,r as x,t as ee}from"./file-C3yT0JBb.js";import{n as te,r as ne,t as re}from"./links-B-kRFDcB.js";import{n as S,r as C,t as w}from"./storage-BBwBX6mn.js";import{t as ie}from"./side-CABKWNhB.js";var ae=[120,250,500,1e3,2e3,4e3,8e3,12e3,12e3];function oe({moves:e},t,n){let r=e.flatMap(({move:e,value:t})=>t===null?[]:[{move:e,value:t}]).sort((e,t)=>t.value-e.value).slice(0,n).map(({move:e,value:n})=>t?.lines.find(t=>t.exact&&t.move===e)??{move:e,value:n,exact:!0,line:[e]});return{depth:0,nodes:0,milliseconds:0,...t,lines:r}}var se=class{thinker;tell;turn=0;constructor(e,t){this.thinker=e,this.tell=t}async watch(e,t,n=ae,r){this.turn+=1;let{turn:i}=this;this.tell({position:e,found:r,state:`thinking`});for(let[a,o]of n.entries()){try{let n={do:`lines`,position:e,lines:t,time:o};r=await this.thinker.ask(n)}catch(t){if(this.turn!==i||t instanceof x)return;this.tell({position:e,found:r,state:t instanceof _?`rests`:`failed`});return}if(this.turn!==i)return;let s=a===n.length-1||r.lines.every(e=>e.exact);if(this.tell({position:e,found:r,state:s?`rests`:`thinking`}),s)return}}stop(){this.turn+=1,this.thinker.callOff()}},T=`beanduel.analysis`,ce=`beanduel.analysis.aside`,E=`beanduel.engine`;function le(e){let t=S(e.getItem(T));return typeof t==`object`&&t&&typeof t.score?.start==`string`&&Array.isArray(t.score.tags)&&Array.isArray(t.score.places)&&t.score.places.length>0&&Array.isArray(t.moves)?t:void 0}function D(e){try{let t=e.getItem(T);return t!==null&&(e.setItem(ce,t),!0)}catch{return!1}}function ue(e,t){w(e,T,t)}function O(e){let t=S(e.getItem(E)),n=Number(t?.lines);return{on:t?.on!==!1,lines:Number.isInteger(n)&&n>=1&&n<=5?n:3}}function k(e,t){w(e,E,t)}function A(e,t){let n=e.toMove===`s`?1:-1;return(e.margins.at(-1)??0)+n*t}function j(e,t){let n=t?e:Math.round(e*10)/10;return n===0?p(`analysis-even`):`${d(n>0?`s`:`n`)} +${Math.abs(n).toLocaleString(l())}`}function de(e,n,r){let i=j(A(e,n.value),n.exact),[o=``,...s]=n.line,c=s.slice(0,11);return t`<li>
    <span class=${n.exact?`worth exact`:`worth`}
      >${n.exact?i:t`<span aria-hidden="true">≈ </span>${i}`}
      <small>${n.exact?p(`analysis-exact`):p(`analysis-estimate`)}</small></span
    >
    <button type="button" class="first" data-line=${o} @click=${()=>r.play([o])}>${o}</button>
    ${c.length>0?t`<button
            type="button"
            class="rest"
            aria-label=${`${c.join(` `)}: ${p(`analysis-play-line`)}`}
            title=${p(`analysis-play-line`)}
            @click=${()=>r.play([o,...c])}
          >
            ${c.join(` `)}${s.length>c.length?` …`:a}
          </button>`:a}
  </li>`}function fe(e,n,r,i,o){let s=i?oe(i,r?.found,n.lines):r?.found,c=()=>{if(e.over)return b(e);if(r?.state===`failed`)return p(`web-engine-failed`);let t=s?.depth?p(`analysis-depth`,{plies:s.depth}):``;return r?.state===`rests`?t:`${t} ${p(`analysis-thinks`)}`},l=s?.lines.every(e=>e.exact);return t`<section class="panel engine" aria-labelledby="engine-title">
    <div class="title">
      <h2 id="engine-title">${p(`analysis-engine`)}</h2>
      <label class="switch"
        ><input
          type="checkbox"
          role="switch"
          name="engine"
          .checked=${n.on}
          @change=${e=>o.wish({...n,on:e.target.checked})}
        />
        ${p(`analysis-engine-on`)}</label
      >
      <label class="count"
        >${p(`analysis-lines`)}
        <select
          name="lines"
          @change=${e=>o.wish({...n,lines:Number(e.target.value)})}
        >
          ${Array.from({length:5},(e,t)=>t+1).map(e=>t`<option value=${e} .selected=${e===n.lines}>${e}</option>`)}
        </select></label
      >
    </div>
    ${n.on?t`<ol class=${`lines of-${Math.min(n.lines,Math.max(1,e.legal.length))}`} aria-label=${p(`analysis-engine`)}>
              ${s?.lines.map(t=>de(e,t,o))}
            </ol>
            <p class="soft state">
              ${c()}
              ${r?.state===`rests`&&!l&&!e.over?t`<button type="button" class="small" @click=${()=>o.goOn()}>${p(`analysis-go-on`)}</button>`:a}
            </p>`:a}
  </section>`}var pe=400,me=150,M=e=>e!==void 0&&e.value!==null&&e.moves.every(({value:e})=>e!==null),N=e=>e.value!==null||e.moves.some(({value:e})=>e!==null);function P(e){return e?N(e)?{state:`known`,known:e}:{state:`unknown`}:{state:`unreachable`}}var F=class{tell;own;load;known=new Map;wanted=``;constructor(e,t,n=e=>fetch(e)){this.tell=e,this.own=t,this.load=n}async look(e){this.wanted=e;let t=this.known.get(e);if(t){this.tell(e,P(t));return}this.tell(e,{state:`asking`});let n=this.own(e).catch(()=>void 0),r=await Promise.race([n,new Promise(e=>setTimeout(e,me))]);if(this.wanted!==e)return;let i=M(r)?void 0:this.served(e).catch(()=>void 0),a=await Promise.any([I(n),I(i)]).catch(()=>void 0)??await i;a&&(this.known.size>=pe&&this.known.clear(),this.known.set(e,a));let o=a??await n,s=o&&N(o)?o:a;this.wanted===e&&this.tell(e,P(s))}async served(e){let t=encodeURIComponent(e.replaceAll(` `,`_`)),n=await this.load(`/explorer.json?position=${t}`);if(!n.ok)throw Error(String(n.status));let r=await n.json();if(r.position!==e)throw Error(`an answer about ${r.position}`);return r}};async function I(e){let t=await e;if(!t||!M(t))throw Error(`not all is known`);return t}var L=32;function R(e,t,n){let r=[...e.split(/\r\n|\r|\n/)[t-1]??``],i=Math.min(Math.max(0,n-1),r.length),a=Math.max(0,i-L),o=Math.min(r.length,i+L);return{before:(a>0?`…`:``)+r.slice(a,i).join(``),at:r[i]??``,after:r.slice(i+1,o).join(``)+(o<r.length?`…`:``)}}function z({said:e,why:t}){return e?c(e):t}function B(e,n,r=0){let{line:i=1,column:o}=n,s=i-r,c=o===void 0?``:e.includes(`
`)&&s>1?p(`analysis-place-line`,{line:s,column:o}):p(`analysis-place`,{column:o}),l=o===void 0?void 0:R(e,i,o);return t`<p>${c} ${z(n)}</p>
    ${l?t`<p class="marked"><code>${l.before}<mark>${l.at||`\xA0`}</mark>${l.after}</code></p>`:a}`}function he(e){switch(e?.state){case`known`:return p(`analysis-explorer-known`);case`unknown`:return p(`analysis-explorer-unknown`);case`unreachable`:return p(`analysis-explorer-unreachable`);default:return p(`analysis-explorer-asking`)}}function ge(n,r,i){let o=r?.state===`known`?r.known:void 0,s=new Map(o?.moves.map(({move:e,value:t})=>[e,t])),c=Math.max(...[...s.values()].filter(e=>e!==null)),l=r=>{let l=s.get(r.move)??null,d=l===null?``:j(A(n,l),!0),f=l!==null&&l===c&&o?.value===c,m=[d?`${r.move} ${d}, ${p(`analysis-exact`)}.`:`${r.move}:`,f&&p(`analysis-best`),u(r)];return t`<button
      type="button"
      class=${e({chip:!0,valued:d!==``,best:f})}
      data-move=${r.move}
      aria-label=${m.filter(Boolean).join(` `)}
      @click=${()=>i(r.move)}
    >
      ${r.move} ${d?t`<small class="known">${d}</small>`:a}
    </button>`},d=(e,r)=>{let i=n.legal.filter(e=>e.kind===r);return i.length===0?a:t`<div class="group" role="group" aria-label=${e}><span>${e}</span>${i.map(l)}</div>`};return n.over?t``:t`<section class="here" aria-labelledby="here-title">
    <h2 id="here-title">${p(`analysis-explorer`)}</h2>
    <div class="chips">
      ${d(p(`web-sow`),`sow`)} ${d(p(`web-empty`),`empty`)} ${d(p(`web-pass`),`pass`)}
    </div>
    <p class="soft">${he(r)}</p>
  </section>`}var V=[``,`!`,`?`,`!!`,`??`,`!?`,`?!`],H=[``,`analysis-nag-1`,`analysis-nag-2`,`analysis-nag-3`,`analysis-nag-4`,`analysis-nag-5`,`analysis-nag-6`],_e=(e,t)=>e&&t?`${e} ${t}`:e||t,U=(e,t)=>({parent:e,move:t,children:[],visited:void 0,lead:``,comment:``,nags:[],clock:void 0,eval:void 0}),W=class e{start;tags;ending;nodes=[U(void 0,``)];constructor(e,t=[],n){this.start=e,this.tags=t,this.ending=n}static of(t){let n=new e(t.start,t.tags,t.ending??void 0);return t.places.forEach((e,t)=>{let r=t===0?n.at(0):U(e.after,e.move??``);r.lead=e.lead??``,r.comment=e.comment??``,r.nags=[...e.nags??[]],r.clock=e.clock,r.eval=e.eval,n.nodes[t]=r,r.parent!==void 0&&n.at(r.parent).children.push(t)}),n}score(){let e=[],t=new Map;for(let n of this.all()){let r=this.at(n);t.set(n,e.length),e.push({after:t.get(r.parent??0)??0,...r.move&&{move:r.move},...r.lead&&{lead:r.lead},...r.comment.trim()&&{comment:r.comment.trim()},...r.nags.length>0&&{nags:[...r.nags]},...r.clock!==void 0&&{clock:r.clock},...r.eval&&{eval:r.eval}})}return{tags:this.tags,start:this.start,ending:this.ending,places:e}}at(e){let t=this.nodes[e];if(!t)throw RangeError(`no place ${e}`);return t}all(){let e=[],t=[0];for(let n=t.pop();n!==void 0;n=t.pop())e.push(n),t.push(...this.at(n).children.toReversed());return e}get isEmpty(){let e=this.at(0);return e.children.length===0&&e.comment===``&&this.tags.length===0}get isPlain(){return this.all().every(e=>{let{children:t,lead:n,comment:r,nags:i,clock:a,eval:o}=this.at(e);return t.length<2&&!n&&!r&&i.length===0&&a===void 0&&!o})}path(e){let t=[];for(let n=e;n!==0;n=this.at(n).parent??0)t.push(n);return t.reverse()}moves(e){return this.path(e).map(e=>this.at(e).move)}mainLine(){let e=[];for(let t=this.at(0).children[0];t!==void 0;t=this.at(t).children[0])e.push(t);return e}isMain(e){for(let t=e;t!==0;){let e=this.at(t).parent??0;if(this.at(e).children[0]!==t)return!1;t=e}return!0}play(e,t){let n=this.at(e),r=n.children.find(e=>this.at(e).move===t);return r===void 0&&(r=this.nodes.length,this.nodes.push(U(e,t)),n.children.push(r),this.ending&&this.isMain(r)&&(this.ending=void 0)),n.visited=r,r}visit(e){let t=e;for(;t!==0;){let e=this.at(t).parent??0;this.at(e).visited=t,t=e}}next(e){let{visited:t,children:n}=this.at(e);return t??n[0]}end(e){let t=e;for(let e=this.next(t);e!==void 0;e=this.next(t))t=e;return t}sibling(e,t){for(let n=e;n!==0;n=this.at(n).parent??0){let{children:e}=this.at(this.at(n).parent??0);if(e.length>1)return e[e.indexOf(n)+t]}}promote(e){for(let t=e;t!==0;t=this.at(t).parent??0){let e=this.at(this.at(t).parent??0);if(e.children[0]!==t){e.children=[t,...e.children.filter(e=>e!==t)],e.comment=_e(e.comment,this.at(t).lead),this.at(t).lead=``,this.isMain(t)&&(this.ending=void 0);return}}}remove(e){let t=this.at(e).parent;if(t===void 0)return e;this.ending&&this.isMain(e)&&(this.ending=void 0);let n=this.at(t);n.children=n.children.filter(t=>t!==e),n.visited===e&&(n.visited=void 0);let r=[e];for(let e=r.pop();e!==void 0;e=r.pop())r.push(...this.at(e).children),this.nodes[e]=void 0;return t}judge(e,t){let n=this.at(e),r=n.nags.filter(e=>e>=V.length||e===0);n.nags=n.nags.includes(t)?r:[t,...r]}turn(e){let t=+!!/\sn(\s|$)/.test(this.start),n=this.path(e).length-1+t;return{number:Math.floor(n/2)+1,north:n%2==1}}moverAfter(e){let t=+!!/\sn(\s|$)/.test(this.start);return(this.path(e).length+t)%2==0?`s`:`n`}},G=[`Event`,`South`,`North`];function K(e){return`position=${h(e.replaceAll(` `,`_`))}`}function ve(e,t){let n=e.mainLine(),r=t===0?0:n.indexOf(t)+1;return t!==0&&r===0?void 0:r}function q(e,t,n){let r=[];e.start!==`0,0,0,0:40:0 0,0,0,0:40:0 s`&&r.push(K(e.start));for(let[t,n]of e.tags)G.includes(t)&&r.push(`${t.toLowerCase()}=${h(n)}`);let i=e.isPlain?e.moves(e.mainLine().at(-1)??0).join(` `):ye(n(e.score()));i&&r.push(`moves=${h(i)}`);let a=ve(e,t);return a!==void 0&&a!==e.mainLine().length&&r.push(`ply=${a}`),r.join(`&`)}function ye(e){return e.slice(e.indexOf(`

`)+2).trimEnd().replace(/\s*(\*|\d+-\d+)$/,``).replace(/(?<!\\)\n/g,` `)}var J=(e,t)=>`[${e} "${t.replace(/[\\"]/g,`\\$&`)}"]\n`;function be(e){if(e.size===0)return;let t=e.get(`position`),n=``;for(let t of G){let r=e.get(t.toLowerCase());r!==void 0&&(n+=J(t,r.replace(/\s+/g,` `)))}if(t!==void 0){let e=ie(t);e!==4&&e>=1&&e<=15&&(n+=J(`Cups`,String(e)));let r=/maxsow=(\d+)/i.exec(t)?.[1];r&&(n+=J(`MaxSow`,r)),n+=J(`Position`,t)}return{record:`${n}${(e.get(`moves`)??``).trim()} *`,before:n.split(`
`).length-1,ply:e.get(`ply`)}}var Y=5;function xe(e){let t=[],n={depth:0,items:[]},r=!0,i=e=>{n={depth:e,items:[]},t.push(n),r=!0},a=e=>{e&&(n.items.push({kind:`words`,text:e}),r=!0)},o=(t,i)=>{let o=e.at(t),s=i%2==1;a(o.lead);let c=`${Math.floor(i/2)+1}${s?`…`:`.`}`;n.items.push({kind:`move`,id:t,number:c,shown:!s||r}),r=!1,a(o.comment)};i(0),a(e.at(0).comment);let s=[{at:0,depth:0,ply:+(e.moverAfter(0)===`n`),varies:!1,fresh:!1}];for(let t=s.pop();t;t=s.pop()){let{at:n,depth:r,ply:a,varies:c,fresh:l}=t;if(c){i(r),o(n,a),s.push({at:n,depth:r,ply:a+1,varies:!1,fresh:!1});continue}let[u,...d]=e.at(n).children;if(u!==void 0){l&&i(r),o(u,a),s.push({at:u,depth:r,ply:a+1,varies:!1,fresh:d.length>0});for(let e of d.toReversed())s.push({at:e,depth:r+1,ply:a,varies:!0,fresh:!1})}}return t.filter(({items:e},t)=>t===0||e.length>0)}var Se=e=>e.map(e=>V[e]??`$${e}`).join(``);function Ce(e){if(!e)return a;let n=j(e.value,e.exact);return t`<span class="noted">${e.exact?n:`≈ ${n}`}</span>`}function we(n,r,i){let o=o=>{if(o.kind===`words`)return t`<span class="words">${o.text}</span> `;let s=n.at(o.id),c=`${s.move}${Se(s.nags)}`,l=o.id===r;return t`<span class="ply"
      >${o.shown?t`<span class="number">${o.number}</span>`:a}<button
        type="button"
        class=${e({here:l})}
        aria-current=${l?`true`:a}
        aria-label=${`${o.number} ${c}`}
        tabindex=${l||r===0&&n.at(0).children[0]===o.id?`0`:`-1`}
        data-place=${o.id}
        @click=${()=>i(o.id)}
      >
        ${c}</button
      >${Ce(s.eval)}</span
    > `};return t`${xe(n).map(({depth:e,items:n})=>t`<div
      class=${`line depth-${Math.min(e,Y)}`}
      role="group"
      aria-label=${p(e===0?`analysis-main-line`:`analysis-variation`)}
    >
      ${n.map(o)}
    </div>`)}`}var Te=1e4;async function Ee(){let e=navigator.serviceWorker;e&&!e.controller&&await new Promise(t=>{e.addEventListener(`controllerchange`,()=>t(),{once:!0}),setTimeout(t,Te)})}var De=class{thinker;kept;constructor(e){this.thinker=new y(e)}async explore(e){return this.kept??=Ee(),await this.kept,this.thinker.ask({do:`explore`,position:e})}},Oe=2e3,ke=300,X=e=>n`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${e} /></svg>`,Z={first:X(`M6 5h2.5v14H6zM20 5v14L9.5 12z`),back:X(`M17 5v14L6.5 12z`),forward:X(`M7 5v14l10.5-7z`),last:X(`M15.5 5H18v14h-2.5zM4 5v14l10.5-7z`),turn:X(`M7 3l5 5.5H8.5V19h-3V8.5H2zM17 21l-5-5.5h3.5V5h3v10.5H22z`)},Ae=class extends i{static properties={at:{state:!0},standing:{state:!0},changes:{state:!0},findings:{state:!0},explored:{state:!0},wish:{state:!0},draft:{state:!0},isEditing:{state:!0},flipped:{state:!0},former:{state:!0},linkFault:{state:!0},notice:{state:!0},isDropping:{state:!0}};tree=new W(g);rules;looks=r(f());names;addressTimer;thinker=new y(()=>new Worker(this.dataset.worker??``,{type:`module`}),()=>{this.notice=p(`web-worker-restarted`)});analyst=new se(this.thinker,e=>{this.findings=e});shelf=new De(()=>new Worker(this.dataset.worker??``,{type:`module`}));explorer=new F((e,t)=>{this.standing?.position===e&&(this.explored=t)},e=>this.shelf.explore(e));onKey=e=>this.key(e);onHash=()=>{this.notice=``,this.fromAddress()};behind;constructor(){super(),this.at=0,this.changes=0,this.wish=O(C),this.isEditing=!1,this.flipped=!1,this.notice=``,this.isDropping=!1}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),addEventListener(`keydown`,this.onKey,!0),addEventListener(`hashchange`,this.onHash),this.rules=await v(),this.thinker.warm(),this.recall(),this.fromAddress()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener(`keydown`,this.onKey,!0),removeEventListener(`hashchange`,this.onHash),this.analyst.stop()}recall(){if(!this.rules)return;let e=le(C);try{e?(this.rules.ask({do:`write`,score:e.score}),this.tree=W.of(e.score),this.at=this.placeOf(e.moves),this.behind=e.address):D(C)&&(this.notice=p(`analysis-aside`))}catch(e){console.error(e),this.tree=new W(g),this.at=0,D(C)&&(this.notice=p(`analysis-aside`))}}fromAddress(){let{rules:e}=this;if(!e)return;let{values:t,faults:n}=te(),r=be(t),i=n.length===0;this.linkFault=void 0;let a=location.hash===this.behind;if(this.behind=void 0,!r||a||location.hash.slice(1)===this.link())this.go(this.at,i);else try{let t=W.of(e.ask({do:`record`,text:r.record}));this.tree.isEmpty?this.former=void 0:this.remember(),this.tree=t;let n=t.mainLine(),a=r.ply===void 0?void 0:re(`ply`,r.ply,0,n.length);a&&(this.notice=c(a));let o=a?n.length:Number(r.ply??n.length);this.changes+=1,this.go(o===0?0:n[o-1]??0,i&&!a)}catch(e){if(!(e instanceof _))throw e;this.go(this.at,!1),this.linkFault={linked:r,refusal:e.refusal}}}link(){return q(this.tree,this.at,e=>this.rules?.ask({do:`write`,score:e}).text??``)}placeOf(e){let t=0;for(let n of e){let e=this.tree.at(t).children.find(e=>this.tree.at(e).move===n);if(e===void 0)break;t=e}return t}go(e,t=!0){let{rules:n,tree:r}=this;if(!n)return;this.at=e,r.visit(e),this.standing=n.ask({do:`game`,start:r.start,moves:r.moves(e)});let i=e=>r.tags.find(([t])=>t===e)?.[1],a=[i(`South`)??d(`s`),i(`North`)??d(`n`)];a.join()!==this.names?.join()&&(this.names=a),this.keep(t),this.think(),this.standing.over?this.explored={state:`unknown`}:this.explorer.look(this.standing.position)}changed(){this.changes+=1,this.keep()}keep(e=!0){ue(C,{score:this.tree.score(),moves:this.tree.moves(this.at),...e&&{address:location.hash}}),e&&(clearTimeout(this.addressTimer),this.addressTimer=setTimeout(()=>{let e=this.link();ne(location.pathname+(e?`#${e}`:``)),this.addressTimer=setTimeout(()=>this.keep(!1),Oe)},ke))}get known(){let{explored:e}=this;return e?.state===`known`&&M(e.known)?e.known:void 0}think(e){let{standing:t,findings:n}=this;this.findings=void 0,!t||t.over||!this.wish.on||this.isEditing?this.analyst.stop():this.analyst.watch(t.position,this.wish.lines,e,e&&n?.found)}play(e){let t=this.at;for(let n of e)t=this.tree.play(t,n);this.linkFault=void 0,this.notice=``,this.changes+=1,this.go(t)}remember(){this.former={score:structuredClone(this.tree.score()),moves:this.tree.moves(this.at)}}restore(){let{former:e}=this;e&&(this.former=void 0,this.tree=W.of(e.score),this.changes+=1,this.go(this.placeOf(e.moves)))}cut(){if(this.at===0)return;this.remember();let e=this.tree.remove(this.at);this.changes+=1,this.go(e)}promote(){this.tree.promote(this.at),this.changed()}take(e){this.tree.isEmpty&&this.tree.start===`0,0,0,0:40:0 0,0,0,0:40:0 s`?this.former=void 0:this.remember(),this.tree=e,this.linkFault=void 0,this.notice=``,this.changes+=1,this.isEditing=!1,this.draft=void 0,this.go(0);for(let e of this.querySelectorAll(`details[open]`))e.open=!1;this.scrollIntoView({block:`start`})}key(e){if(e.altKey||e.ctrlKey||e.metaKey||e.shiftKey||this.isEditing)return;let t=e.target;if(t.closest?.(`input, select, textarea, dialog`))return;let{at:n,tree:r}=this,i={ArrowLeft:()=>r.at(n).parent??n,ArrowRight:()=>r.next(n)??n,ArrowUp:()=>r.sibling(n,-1),ArrowDown:()=>r.sibling(n,1),Home:()=>0,End:()=>r.end(n)}[e.key]?.();if(i===void 0)return;e.preventDefault(),e.stopImmediatePropagation();let a=t.closest?.(`.moves`)!==null;i!==n&&this.go(i),a&&this.updateComplete.then(()=>this.querySelector(`.moves .here`)?.focus())}toggleEditor(e){e!==this.isEditing&&(this.isEditing=e,this.draft=void 0,e&&this.standing&&this.querySelector(`cups-editor`)?.begin(this.standing.position),this.think())}dropped(e){e.preventDefault(),this.isDropping=!1;let t=this.querySelector(`cups-open`),n=t?.closest(`details`);if(!t||!n)return;n.open=!0;let r=e.dataTransfer?.files[0],i=e.dataTransfer?.getData(`text/plain`);r?t.take(r):i&&t.take(new File([i],`dropped.cgn`))}status(){let{standing:e}=this;if(!e)return``;let t=e.moves.at(-1),n=t?u(t):p(`analysis-begin`);return e.over?`${n} ${b(e)}`:n}steps(){let{at:e,tree:n}=this,r=(n,r,i)=>t`<button
        type="button"
        aria-label=${p(n)}
        title=${p(n)}
        aria-disabled=${i===void 0||i===e?`true`:`false`}
        @click=${()=>i!==void 0&&i!==e&&this.go(i)}
      >
        ${r}
      </button>`;return t`<div class="steps" role="group" aria-label=${p(`analysis-steps`)}>
      ${r(`analysis-first`,Z.first,0)} ${r(`analysis-back`,Z.back,n.at(e).parent)}
      ${r(`analysis-forward`,Z.forward,n.next(e))} ${r(`analysis-last`,Z.last,n.end(e))}
      <button type="button" aria-label=${p(`web-flip`)} title=${p(`web-flip`)} @click=${()=>{this.flipped=!this.flipped}}>${Z.turn}</button>
    </div>`}moves(){let{at:e,tree:n}=this,r=n.at(e),i=e===0,{number:o,north:s}=n.turn(e),c=i?``:`${o}${s?`…`:`.`} ${r.move}`;return t`<section class="panel moves" aria-labelledby="moves-title">
      <h2 id="moves-title">${p(`moves`)}</h2>
      <div class="tree" tabindex=${n.at(0).children.length===0?a:`-1`}>
        ${n.isEmpty?t`<p class="soft">${p(`analysis-no-moves`)}</p>`:we(n,e,e=>this.go(e))}
      </div>
      <div class="glyphs" role="group" aria-label=${p(`analysis-judge`)}>${[1,2,3,4,5,6].map(a=>t`<button
      type="button"
      class="glyph"
      aria-pressed=${r.nags.includes(a)?`true`:`false`}
      aria-label=${`${V[a]} ${p(H[a]??``)}`}
      title=${p(H[a]??``)}
      ?disabled=${i}
      @click=${()=>{n.judge(e,a),this.changed()}}
    >
      ${V[a]}
    </button>`)}</div>
      <label class="field">
        <span>${i?p(`analysis-comment-start`):p(`analysis-comment`,{move:c})}</span>
        <textarea
          rows="2"
          name="comment"
          .value=${r.comment}
          @input=${e=>{r.comment=e.target.value,this.changed()}}
        ></textarea>
      </label>
      <div class="tools" role="group" aria-label=${p(`analysis-variation`)}>
        <button type="button" ?disabled=${n.isMain(e)} @click=${()=>this.promote()}>${p(`analysis-promote`)}</button>
        <button type="button" ?disabled=${i} @click=${()=>this.cut()}>${p(`analysis-delete`)}</button>
      </div>
    </section>`}fault(){let{linkFault:e}=this;if(!e)return a;let{linked:n,refusal:r}=e;return t`<div class="notice fault" role="alert">
      <p>${p(`analysis-bad-link`)}</p>
      ${B(n.record.slice(0,-2),r,n.before)}
    </div>`}notices(){return t`${this.fault()} ${this.notice?t`<p class="notice" role="alert">${this.notice}</p>`:a}
    ${this.former?t`<p class="notice" role="status">
            ${p(`analysis-replaced`)}
            <button type="button" class="small" @click=${()=>this.restore()}>${p(`analysis-restore`)}</button>
          </p>`:a}`}panels(){return t`<details
        class="panel"
        name="setup"
        @toggle=${e=>this.toggleEditor(e.newState===`open`)}
      >
        <summary>${p(`analysis-editor`)}</summary>
        <cups-editor
          .rules=${this.rules}
          @cups-draft=${e=>{this.isEditing&&(this.draft=e.standing??this.draft)}}
          @cups-set-up=${e=>{let t=this.rules?.ask({do:`game`,start:e.position}).position;t&&this.take(new W(t))}}
        ></cups-editor>
      </details>
      <details class="panel" name="open">
        <summary>${p(`analysis-open`)}</summary>
        <cups-open .rules=${this.rules} @cups-open=${e=>this.take(W.of(e.score))}></cups-open>
      </details>
      <details class="panel" name="share">
        <summary>${p(`analysis-share`)}</summary>
        <cups-share
          .rules=${this.rules}
          .tree=${this.tree}
          .at=${this.at}
          .standing=${this.standing}
          .look=${this.looks.board}
          .flipped=${this.flipped}
          .counted=${this.looks.beans===`counted`}
          .changes=${this.changes}
        ></cups-share>
      </details>
      <details class="panel keys">
        <summary>${p(`web-keys`)}</summary>
        <p>${p(`analysis-keys`)}</p>
      </details>`}updated(e){if(!e.has(`at`)&&!e.has(`changes`))return;for(let e of this.querySelectorAll(`:scope > .served`))e.remove();let t=this.querySelector(`.tree`),n=t?.querySelector(`.here`);if(!t)return;if(!n){t.scrollTop=0;return}let[r,i]=[t.getBoundingClientRect(),n.getBoundingClientRect()];i.top<r.top?t.scrollTop-=r.top-i.top+8:i.bottom>r.bottom&&(t.scrollTop+=i.bottom-r.bottom+8)}render(){let{standing:n}=this;if(!n)return a;let r=this.draft??n,i=this.findings?.position===n.position?this.findings:void 0;return t`<div
      class=${e({table:!0,analysis:!0,dropping:this.isDropping,editing:this.isEditing})}
      @dragover=${e=>{e.preventDefault(),this.isDropping=!0}}
      @dragleave=${e=>{this.contains(e.relatedTarget)||(this.isDropping=!1)}}
      @drop=${e=>this.dropped(e)}
    >
      <div class="play">
        <cups-board
          .standing=${r}
          .playable=${!this.isEditing&&!n.over}
          .flipped=${this.flipped}
          .looks=${this.looks}
          .names=${this.names}
          @cups-move=${e=>this.play([e.played.move])}
        ></cups-board>
        <p class="status" role="status">${this.isEditing?p(`analysis-editing`):this.status()}</p>
        ${this.notices()} ${this.isEditing?a:this.steps()}
        ${this.isEditing?a:ge(n,this.explored,e=>this.play([e]))}
      </div>
      <div class="side">
        ${this.isEditing?a:fe(n,this.wish,i,this.known,{wish:e=>{this.wish=e,k(C,e),this.think()},play:e=>this.play(e),goOn:()=>this.think([2e4,2e4,2e4])})}
        ${this.isEditing?a:this.moves()}
      </div>
      <div class="panels">${this.panels()}</div>
    </div>`}},je=15,Q=255,Me=510,Ne=class extends Event{standing;constructor(e){super(`cups-draft`,{bubbles:!0}),this.standing=e}},Pe=class extends Event{position;constructor(e){super(`cups-set-up`,{bubbles:!0}),this.position=e}};function Fe(e){let t=t=>{let{cups:n,stock:r,pot:i}=e.sides[t];return{cups:n.map(({beans:e})=>e),stock:r,pot:i}};return{maxSow:e.maxSow,toMove:e.toMove,rows:[t(0),t(1)]}}function Ie({maxSow:e,toMove:t,rows:n}){let r=({cups:e,stock:t,pot:n})=>`${e.join(`,`)}:${t}:${n}`,i=e===n[0].cups.length?``:` maxsow=${e}`;return`${r(n[0])} ${r(n[1])} ${t}${i}`}function Le(e,t){let n=e=>{let n=e.cups.slice(Math.max(0,e.cups.length-t));return{...e,cups:[...Array(t-n.length).fill(0),...n]}};return{...e,maxSow:t,rows:[n(e.rows[0]),n(e.rows[1])]}}var Re=e=>Array.from({length:e},(e,t)=>t+1),ze=class extends i{static properties={rules:{attribute:!1},text:{state:!0},parts:{state:!0},refusal:{state:!0}};constructor(){super(),this.text=``}createRenderRoot(){return this}begin(e){this.read(e)}read(e){this.text=e,this.refusal=void 0;let t;try{t=this.rules?.ask({do:`game`,start:e}),t&&(this.parts=Fe(t))}catch(e){if(!(e instanceof _))throw e;this.refusal=e.refusal}this.dispatchEvent(new Ne(t))}change(e){this.parts=e,this.read(Ie(e))}setRow(e,t){if(!this.parts)return;let n=structuredClone(this.parts);t(n.rows[e]),this.change(n)}startPosition(){let{parts:e}=this;if(!e)return;let t=e.rows[0].cups.length,n=()=>({cups:Array(t).fill(0),stock:Math.min(Q,10*t),pot:0});this.change({...e,toMove:`s`,rows:[n(),n()]})}number(e,n,r,i,a){return t`<label class="beans"
      ><span>${e}</span>
      <input
        type="number"
        inputmode="numeric"
        name=${a}
        min="0"
        max=${r}
        .value=${String(n)}
        @input=${e=>{let{value:t}=e.target;/^\d+$/.test(t)&&i(Number(t))}}
      />
    </label>`}row(e){let n=this.parts?.rows[e];if(!n)return a;let r=e===0?`s`:`n`,i=n.cups.map((t,n)=>this.number(p(`analysis-cup`,{cup:n+1}),t,Q,t=>this.setRow(e,e=>e.cups.splice(n,1,t)),`${r}${n+1}`));return t`<fieldset>
      <legend>${d(r)}</legend>
      <div class="vessels-edited">
        ${this.number(p(`stock`),n.stock,Q,t=>this.setRow(e,e=>e.stock=t),`${r}-stock`)}
        ${i}
        ${this.number(p(`pot`),n.pot,Me,t=>this.setRow(e,e=>e.pot=t),`${r}-pot`)}
      </div>
    </fieldset>`}choice(e,n,r,i,a){return t`<label class="field">
      <span>${e}</span>
      <select name=${n} @change=${e=>a(e.target.value)}>
        ${r.map(([e,n])=>t`<option value=${e} .selected=${e===i}>${n}</option>`)}
      </select>
    </label>`}render(){let{parts:e}=this;if(!e)return a;let n=e.rows[0].cups.length,r=e=>Re(e).map(e=>[String(e),String(e)]),i=[[`s`,d(`s`)],[`n`,d(`n`)]];return t`<form
      class="editor"
      @submit=${e=>{e.preventDefault(),this.refusal||this.dispatchEvent(new Pe(this.text))}}
    >
      ${this.row(1)} ${this.row(0)}
      <div class="choices">
        ${this.choice(p(`analysis-to-move`),`to-move`,i,e.toMove,t=>this.change({...e,toMove:t===`n`?`n`:`s`}))}
        ${this.choice(p(`form-cups`),`cups`,r(je),String(n),t=>this.change(Le(e,Number(t))))}
        ${this.choice(p(`form-max-sow`),`max-sow`,r(n),String(e.maxSow),t=>this.change({...e,maxSow:Number(t)}))}
      </div>
      <label class="field">
        <span>${p(`analysis-position-line`)}</span>
        <input
          type="text"
          name="position"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          aria-invalid=${this.refusal?`true`:`false`}
          aria-describedby="editor-fault"
          .value=${this.text}
          @input=${e=>this.read(e.target.value)}
        />
      </label>
      <div id="editor-fault" class="fault" role="status">
        ${this.refusal?B(this.text,this.refusal):a}
      </div>
      <div class="actions">
        <button type="submit" class="primary" ?disabled=${this.refusal!==void 0}>${p(`analysis-set-up`)}</button>
        <button type="button" @click=${()=>this.startPosition()}>${p(`analysis-start-position`)}</button>
      </div>
    </form>`}},Be=300,$=class extends Event{score;constructor(e){super(`cups-open`,{bubbles:!0}),this.score=e}};function Ve(e){return/^\s*\d[\d,\s]*:\s*\d/.test(e)}function He({said:e}){let t=e?.args.expected;return e?.name===`fault-syntax-end`&&typeof t==`object`&&`name`in t&&t.name===`expected-result`}var Ue=class extends i{static properties={rules:{attribute:!1},text:{state:!0},listed:{state:!0},refusal:{state:!0},empty:{state:!0}};constructor(){super(),this.text=``,this.listed=[],this.empty=!1}createRenderRoot(){return this}async take(e){this.open(await e.text())}open(e){let{rules:t}=this;if(t&&(this.text=e,this.listed=[],this.refusal=void 0,this.empty=e.trim()===``,!this.empty))try{if(Ve(e)){let{position:n}=t.ask({do:`game`,start:e.trim()});this.dispatchEvent(new $({tags:[],start:n,places:[{after:0}]}));return}let n=t.ask({do:`records`,text:e}),[r]=n;n.length===1&&r&&`wrong`in r&&He(r.wrong)?this.dispatchEvent(new $(t.ask({do:`record`,text:`${e} *`}))):n.length===1&&r&&`wrong`in r?this.refusal=r.wrong:n.length===1?this.dispatchEvent(new $(t.ask({do:`record`,text:e}))):(this.listed=n,this.empty=n.length===0)}catch(e){if(!(e instanceof _))throw e;this.refusal=e.refusal}}choose(e){this.rules&&this.dispatchEvent(new $(this.rules.ask({do:`record`,text:this.text,number:e})))}game(e,n){if(`wrong`in e){let{line:r=1,column:i=1}=e.wrong;return t`<li class="faulty">
        ${n+1}. ${p(`analysis-place-line`,{line:r,column:i})} ${z(e.wrong)}
      </li>`}let r=t=>e.tags.find(([e])=>e===t)?.[1],i=`${r(`South`)??d(`s`)} – ${r(`North`)??d(`n`)}`,a=[r(`Event`),r(`Date`),e.result?.join(`-`)].filter(e=>e&&e!==`?`);return t`<li>
      <button type="button" @click=${()=>this.choose(n)}>
        ${n+1}. ${i}${a.length>0?` · ${a.join(` · `)}`:``} ·
        ${p(`analysis-plies`,{moves:e.plies})}
      </button>
    </li>`}render(){return t`<form
      class="open"
      @submit=${e=>{e.preventDefault(),this.open(this.querySelector(`textarea`)?.value??``)}}
    >
      <label class="field">
        <span>${p(`analysis-open-text`)}</span>
        <textarea rows="5" name="record" spellcheck="false" autocapitalize="off" .value=${this.text}></textarea>
      </label>
      <div class="actions">
        <button type="submit" class="primary">${p(`analysis-open-button`)}</button>
        <label class="button"
          >${p(`analysis-open-file`)}
          <input
            class="hidden"
            type="file"
            name="file"
            accept=".cgn,.txt,text/plain"
            @change=${e=>{let t=e.target,n=t.files?.[0];n&&this.take(n),t.value=``}}
          />
        </label>
      </div>
      <p class="soft">${p(`analysis-open-drop`)}</p>
      <div class="fault" role="status">
        ${this.refusal?B(this.text,this.refusal):a}
        ${this.empty?t`<p>${p(`analysis-open-nothing`)}</p>`:a}
        ${this.listed.length>0?t`<p>${p(`analysis-open-several`,{games:this.listed.length})}</p>`:a}
      </div>
      ${this.listed.length>0?t`<ol class="games" aria-label=${p(`analysis-games`)}>
            ${this.listed.slice(0,Be).map((e,t)=>this.game(e,t))}
          </ol>`:a}
    </form>`}},We=class extends i{static properties={rules:{attribute:!1},tree:{attribute:!1},at:{attribute:!1},standing:{attribute:!1},look:{attribute:!1},flipped:{type:Boolean},counted:{type:Boolean},changes:{type:Number},said:{state:!0},done:{state:!0}};turn=0;constructor(){super(),this.at=0,this.look=`auto`,this.flipped=!1,this.counted=!1,this.changes=0,this.said=``}createRenderRoot(){return this}disconnectedCallback(){super.disconnectedCallback(),this.turn+=1}async copy(e,t){try{await navigator.clipboard.writeText(t),this.said=p(`analysis-copied`)}catch{let t=e.parentElement?.querySelector(`input, textarea`);t?.focus(),t?.select(),this.said=p(`analysis-copy-marked`)}}save(e,t){ee(e,t),this.said=p(`analysis-saved`,{name:t})}get style_(){let e=getComputedStyle(document.documentElement).colorScheme===`dark`;return{theme:{oak:`light`,walnut:`dark`,paper:`print`}[this.look]??(e?`dark`:`light`),flipped:this.flipped,counted:this.counted,names:[d(`s`),d(`n`)],labels:[p(`stock`),p(`pot`)]}}get shown(){let{standing:e}=this;if(!e)return;let t=e.moves.at(-1);return{position:e.position,last:t&&e.before?{before:e.before,move:t.move}:void 0}}async picture(e){let{rules:t,shown:n}=this;if(t&&n)try{let r=await m(()=>import(`./picture-BAAdNkCB.js`),[]),i=e===`png`?await r.png(t,n,this.style_):new Blob([await r.svg(t,n,this.style_)],{type:`image/svg+xml`});this.save(i,`cups.${e}`)}catch{this.said=p(`analysis-picture-failed`)}}async film(){let{rules:e,tree:t,at:n}=this;if(!e||!t)return;this.turn+=1;let{turn:r}=this,i=()=>this.turn===r,a=t.moves(t.end(n)),o=n=>e.ask({do:`game`,start:t.start,moves:a.slice(0,n)}),s=[...Array(a.length+1).keys()].map(e=>{let{position:t,before:n,moves:r}=o(e),i=r.at(-1);return{position:t,last:n&&i?{before:n,move:i.move}:void 0}});this.done=[0,s.length];try{let t=await(await m(()=>import(`./picture-BAAdNkCB.js`),[])).gif(e,s,this.style_,e=>{i()&&(this.done=[e,s.length])},i);t&&this.save(t,`cups.gif`)}catch{i()&&(this.said=p(`analysis-picture-failed`))}finally{i()&&(this.done=void 0)}}record(){try{return(this.rules&&this.tree&&this.rules.ask({do:`write`,score:this.tree.score()}).text)??``}catch(e){if(e instanceof _)return``;throw e}}line(e,n,r){return t`<div class="copied">
      <label class="field"
        ><span>${e}</span><input type="text" readonly name=${r} .value=${n} @focus=${e=>e.target.select()}
      /></label>
      <button
        type="button"
        aria-label=${`${p(`analysis-copy`)}: ${e}`}
        @click=${e=>this.copy(e.currentTarget,n)}
      >
        ${p(`analysis-copy`)}
      </button>
    </div>`}render(){let{rules:e,tree:n,standing:r,done:i}=this;if(!e||!n||!r)return a;let o=`${location.origin}${location.pathname}`,s=this.record(),c=q(n,this.at,()=>s),l=n.at(0).children.length>0;return t`<div class="share">
      ${this.line(p(`analysis-link-position`),`${o}#${K(r.position)}`,`link-position`)}
      ${l?this.line(p(`analysis-link-game`),`${o}#${c}`,`link-game`):a}
      ${this.line(p(`analysis-position-line`),r.position,`position-line`)}
      <div class="copied tall">
        <label class="field"
          ><span>${p(`analysis-record`)}</span
          ><textarea readonly rows="5" name="written" .value=${s}></textarea
        ></label>
        <button
          type="button"
          aria-label=${`${p(`analysis-copy`)}: ${p(`analysis-record`)}`}
          @click=${e=>this.copy(e.currentTarget,s)}
        >
          ${p(`analysis-copy`)}
        </button>
        <button
          type="button"
          @click=${()=>this.save(new Blob([s],{type:`text/plain;charset=utf-8`}),`cups.cgn`)}
        >
          ${p(`analysis-download`)}
        </button>
      </div>
      <div class="actions" role="group" aria-label=${p(`analysis-pictures`)}>
        <button type="button" @click=${()=>this.picture(`svg`)}>${p(`analysis-picture`,{kind:`SVG`})}</button>
        <button type="button" @click=${()=>this.picture(`png`)}>${p(`analysis-picture`,{kind:`PNG`})}</button>
        ${i?t`<button
                type="button"
                @click=${()=>{this.turn+=1,this.done=void 0}}
              >
                ${p(`web-cancel`)}
              </button>`:t`<button type="button" ?disabled=${!l} @click=${()=>this.film()}>${p(`analysis-gif`)}</button>`}
      </div>
      ${i?t`<p><progress max=${i[1]} .value=${i[0]} aria-label=${p(`analysis-gif`)}></progress>
              ${p(`analysis-gif-progress`,{done:i[0],all:i[1]})}</p>`:a}
      <p role="status">${this.said}</p>
    </div>`}};await s(`analysis`,`faults`),o(),customElements.define(`cups-editor`,ze),customElements.define(`cups-open`,Ue),customElements.define(`cups-share`,We),customElements.define(`cups-analysis`,Ae);