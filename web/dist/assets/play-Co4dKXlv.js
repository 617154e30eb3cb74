import{a as e,i as t,n,o as r,r as i,s as a,t as o}from"./board-DEsUdoBo.js";import{i as s,n as c,r as l,s as u,t as d}from"./text-C9ZWF7DK.js";import{i as f,n as p,r as m}from"./cups-CAuTVpVq.js";var h={cups:4,stock:40,maxSow:4,level:3,side:`s`},g=`beanduel.game`,_=`beanduel.wish`,v=e=>e===`s`?`n`:`s`;function y(e,t){let{cups:n,stock:r,maxSow:i,level:a,side:o}=e,s={s:0,n:0};return s[v(o)]=a,{start:{cups:n,stock:r,maxSow:i},moves:[],undone:[],seats:s,seed:t,below:a===0?`s`:o}}function b(e,t,n,r){let i=Math.trunc(Number(e));return Number.isFinite(i)&&e!==``&&e!==null?Math.min(n,Math.max(t,i)):r}function x(e){let t=b(e.cups,1,15,h.cups);return{cups:t,stock:b(e.stock,1,255,10*t),maxSow:b(e.maxSow,1,t,t),level:b(e.level,0,12,h.level),side:e.side===`n`?`n`:`s`}}function S(e,t){let n=e.undone.at(-1)===t?e.undone.slice(0,-1):[];return{...e,moves:[...e.moves,t],undone:n}}function C(e,t){return e%2==0?t:v(t)}function w(e,t){if(e.resigned)return{...e,resigned:void 0};let n=e.seats.s===0||e.seats.n===0;for(let r=e.moves.length-1;r>=0;r--){let i=e.moves[r]===`pass`;if(!n||e.seats[C(r,t)]===0&&!i){let t=[...e.undone,...e.moves.slice(r).reverse()];return{...e,moves:e.moves.slice(0,r),undone:t}}}return e}function T(e){let t=e,n=e=>Number.isInteger(e)&&e>=0&&e<=12,r=e=>Array.isArray(e)&&e.every(e=>typeof e==`string`);return typeof t==`object`&&!!t&&(typeof t.start==`string`||typeof t.start==`object`)&&r(t.moves)&&r(t.undone)&&n(t.seats?.s)&&n(t.seats?.n)&&Number.isInteger(t.seed)}function E(e){try{return JSON.parse(e??`null`)}catch{return null}}function D(e){let t=E(e.getItem(g));if(T(t))return{...t,below:t.below===`n`?`n`:`s`,resigned:t.resigned}}function O(e,t){try{e.setItem(g,JSON.stringify(t))}catch{}}function k(e){let t=E(e.getItem(_));return t&&typeof t==`object`?x(t):h}function A(e,t){try{e.setItem(_,JSON.stringify(t))}catch{}}var j=class extends Event{wish;constructor(e){super(`cups-wish`,{bubbles:!0}),this.wish=e}},M=(e,t)=>Array.from({length:t-e+1},(t,n)=>e+n),N=class extends e{static properties={wish:{state:!0}};constructor(){super(),this.wish=h}createRenderRoot(){return this}async open(e){this.wish=e,await this.updateComplete,this.dialog?.showModal()}get dialog(){return this.querySelector(`dialog`)}changed(e,t){let n={...this.wish,[e]:t};this.wish=x(e===`cups`?{...n,stock:``,maxSow:``}:n)}submitted(e){e.preventDefault(),this.dialog?.close(),this.dispatchEvent(new j(this.wish))}choice(e,t,n){let r=String(this.wish[e]);return a`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${t=>this.changed(e,t.target.value)}>
        ${n.map(([e,t])=>a`<option value=${e} .selected=${e===r}>${t}</option>`)}
      </select>
    </label>`}render(){let{wish:e}=this,t=M(1,12).map(e=>[String(e),l(`seat-level`,{level:e})]),n=(e,t)=>M(e,t).map(e=>[String(e),String(e)]),i=[[`s`,l(`web-side-south`)],[`n`,l(`web-side-north`)]];return a`<dialog aria-labelledby="new-game-title" closedby="any">
      <form @submit=${this.submitted}>
        <h2 id="new-game-title">${l(`web-new-game`)}</h2>
        ${this.choice(`level`,l(`web-opponent`),[...t,[`0`,l(`web-friend`)]])}
        ${e.level===0?r:this.choice(`side`,l(`web-side`),i)}
        ${this.choice(`cups`,l(`form-cups`),n(1,15))}
        <details>
          <summary>${l(`web-more-options`)}</summary>
          <label class="field">
            <span>${l(`form-stock`)}</span>
            <input
              type="number"
              name="stock"
              min="1"
              max=${255}
              required
              .value=${String(e.stock)}
              @change=${e=>this.changed(`stock`,e.target.value)}
            />
          </label>
          ${this.choice(`maxSow`,l(`form-max-sow`),n(1,e.cups))}
        </details>
        <div class="actions">
          <button type="button" class="quiet" @click=${()=>this.dialog?.close()}>${l(`web-cancel`)}</button>
          <button type="submit" class="primary">${l(`web-begin`)}</button>
        </div>
      </form>
    </dialog>`}},P=1500,F=2,I=class extends Error{},L=class{make;restarted;worker;flag;awaited;running;last=0;timer;constructor(e,t=()=>{}){this.make=e,this.restarted=t,globalThis.crossOriginIsolated&&(this.flag=new Int32Array(new SharedArrayBuffer(4)))}warm(){this.current()}ask(e){return this.callOff(),new Promise((t,n)=>{this.last+=1,this.awaited={id:this.last,question:e,tries:1,resolve:t,reject:n},this.running===void 0&&this.send()})}callOff(){let{awaited:e}=this;e&&(this.awaited=void 0,e.reject(new I(`called off`)),this.running!==void 0&&(this.flag&&Atomics.store(this.flag,0,1),this.timer??=setTimeout(()=>this.restart(),this.flag?P:0)))}current(){if(!this.worker){let e=this.make();e.addEventListener(`message`,e=>this.receive(e.data)),e.addEventListener(`error`,e=>{e.preventDefault(),this.failed(e.message)}),e.postMessage({wasm:f(),flag:this.flag?.buffer}),this.worker=e}return this.worker}send(){let{awaited:e}=this;e&&(this.flag&&Atomics.store(this.flag,0,0),this.running=e.id,this.current().postMessage({id:e.id,question:e.question}))}receive(e){if(e.id!==this.running)return;if(`broken`in e){this.failed(e.broken);return}this.running=void 0,clearTimeout(this.timer),this.timer=void 0;let{awaited:t}=this;t?.id===e.id?(this.awaited=void 0,`answer`in e?t.resolve(e.answer):t.reject(new p(e.refused))):this.send()}failed(e){let{awaited:t}=this;t&&t.id===this.running&&t.tries>=F?(this.awaited=void 0,t.reject(Error(e))):t&&(t.tries+=1),this.restart()}restart(){clearTimeout(this.timer),this.timer=void 0,this.worker?.terminate(),this.worker=void 0,this.running=void 0,this.restarted(),this.send()}},R=320,z=96;function B(e){let t=Math.max(3,...e.map(Math.abs)),n=t=>R*t/Math.max(1,e.length-1),r=e=>z/2-(z/2-6)*e/t,i=e.map((e,t)=>`${n(t).toFixed(1)},${r(e).toFixed(1)}`).join(` `);return a`<svg class="course" viewBox="0 0 ${R} ${z}" aria-hidden="true" preserveAspectRatio="none">
    <polygon class="area" points="0,${z/2} ${i} ${R},${z/2}" />
    <line x1="0" x2=${R} y1=${z/2} y2=${z/2} />
    <polyline points=${i} />
  </svg>`}var V=1e3,H=350,U=()=>crypto.getRandomValues(new Uint32Array(1))[0]??1,W=e=>new Promise(t=>setTimeout(t,e)),G=class extends e{static properties={game:{state:!0},standing:{state:!0},chosen:{state:!0},thinking:{state:!0},said:{state:!0},notice:{state:!0},asking:{state:!0},flipped:{state:!0}};rules;boardNames;looks=n(u());thinker=new L(()=>new Worker(this.dataset.worker??``,{type:`module`}),()=>{this.notice=l(`web-worker-restarted`)});constructor(){super(),this.said=``,this.notice=``,this.flipped=!1}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),this.rules=await m(),this.thinker.warm(),this.take(D(localStorage)??y(k(localStorage),U()))}take(e){if(!this.rules)return;let t;try{t=this.rules.ask({do:`game`,start:e.start,moves:e.moves})}catch{this.notice=l(`web-game-lost`),this.take(y(k(localStorage),U()));return}this.thinker.callOff(),this.thinking=void 0,this.asking=void 0,this.chosen=void 0,this.game=e,this.standing=t,this.flipped=e.below===`n`;let n=this.names(e);n.join()!==this.boardNames?.join()&&(this.boardNames=n),O(localStorage,e),this.think()}get isOver(){return this.standing===void 0||this.standing.over||this.game?.resigned!==void 0}get seatToMove(){return(this.standing&&this.game?.seats[this.standing.toMove])??0}get mustPass(){return this.standing?.legal[0]?.kind===`pass`}get board(){return this.querySelector(`cups-board`)}async think(){let{standing:e,game:t}=this;if(!e||!t||this.isOver||this.seatToMove===0)return;this.thinking=`move`,await this.updateComplete;let n=Promise.all([this.board?.atRest,W(H)]),r=this.seatToMove;try{let i=this.mustPass?`pass`:(await this.thinker.ask({do:`play`,position:e.position,level:r,seed:t.seed})).move;await n,this.game===t&&this.move(i)}catch(e){!(e instanceof I)&&this.game===t&&(this.thinking=void 0,this.notice=l(`web-engine-failed`))}}move(e){if(!this.game)return;this.notice=``,this.take(S(this.game,e));let t=this.standing?.moves.at(-1);t&&this.standing&&(this.said=this.standing.over?`${s(t)} ${this.ending()}`:s(t))}undo(){let{game:e,rules:t}=this;if(!e||!t)return;let n=t.ask({do:`game`,start:e.start}).toMove,r=w(e,n);r===e?this.said=l(`notice-nothing-to-undo`):(this.take(r),this.said=l(`web-taken-back`))}async hint(){let{standing:e,game:t}=this;if(!(!e||this.isOver||this.seatToMove!==0||this.thinking)){this.thinking=`hint`;try{let n=await this.thinker.ask({do:`search`,position:e.position,time:V});if(this.game!==t)return;this.said=this.hinted(e,n),this.board?.choose(e.legal.find(e=>e.move===n.move))}catch(e){e instanceof I||(this.notice=l(`web-engine-failed`))}finally{this.game===t&&(this.thinking=void 0)}}}hinted(e,t){let n=(e.toMove===`s`?1:-1)*(e.margins.at(-1)??0)+t.value,r=t.exact?n:Math.round(2*n)/2,i=`${r>0?`+`:``}${r.toLocaleString(document.documentElement.lang)}`;return l(t.exact?`hint-exact`:`hint-estimate`,{move:t.move,margin:i})}resign(){let{game:e,standing:t}=this;if(!e||!t||this.isOver)return;let n=[`s`,`n`].filter(t=>e.seats[t]===0),r=n.length===1?n[0]:t.toMove;this.take({...e,resigned:r}),this.said=this.ending()}begin(e){A(localStorage,e),this.notice=``,this.said=``,this.take(y(e,U())),this.board?.querySelector(`button.vessel`)?.focus({preventScroll:!0})}ending(){let{standing:e,game:t}=this;if(!e||!t)return``;if(t.resigned)return l(`ending-resigned`,{player:c(t.resigned),winner:c(v(t.resigned))});let[n,r]=[e.sides[0].pot,e.sides[1].pot];if(e.outcome===`draw`)return l(`ending-draw`,{beans:n});let i=e.outcome===`s`?`s`:`n`,[a,o]=i===`s`?[n,r]:[r,n];return l(`ending-win`,{player:c(i),own:a,other:o,beans:a-o})}names(e){let t=t=>{let n=e.seats[t];return n===0?c(t):`${c(t)} · ${l(`seat-level`,{level:n})}`};return[t(`s`),t(`n`)]}chip(e){let n=this.chosen?.move===e.move,o=`${e.number}${e.captured>0?`×${e.captured}`:``}: ${s(e)}`,c=e.kind===`empty`?`⇧${i(e.number)}`:i(e.number);return a`<button
      type="button"
      class=${t({chip:!0,pressed:n,captures:e.captured>0})}
      aria-pressed=${n?`true`:`false`}
      aria-label=${o}
      data-move=${e.move}
      title=${l(`web-key`,{key:c})}
      @click=${()=>n?this.board?.play():this.board?.choose(e)}
    >
      ${e.number}${e.captured>0?a`<small>×${e.captured}</small>`:r}
    </button>`}chips(){let{standing:e}=this;if(!e||this.isOver)return r;if(this.seatToMove!==0)return a`<div class="chips waiting"><p>${l(`web-engine-thinks`)}</p></div>`;if(this.mustPass)return a`<div class="chips">
        <p>${l(`pass-body`,{player:c(e.toMove)})}</p>
        <button type="button" class="primary" @click=${()=>this.board?.play(e.legal[0])}>${l(`web-pass`)}</button>
      </div>`;let t=t=>e.legal.filter(e=>e.kind===t),n=(e,t)=>t.length===0?r:a`<div class="group" role="group" aria-label=${e}><span>${e}</span>${t.map(e=>this.chip(e))}</div>`;return a`<div class="chips">
      ${n(l(`web-sow`),t(`sow`))} ${n(l(`web-empty`),t(`empty`))}
      <button type="button" class="primary" ?disabled=${!this.chosen} @click=${()=>this.board?.play()}>
        ${this.chosen?l(`web-play-move`,{move:this.chosen.move}):l(`web-choose`)}
      </button>
    </div>`}result(){let{standing:e,game:t}=this;return!e||!t||!this.isOver?r:a`<section class="result" aria-labelledby="result-title">
      <h2 id="result-title">${this.ending()}</h2>
      <p>${l(`summary-moves`,{moves:e.moves.length})}</p>
      <figure>
        ${B(e.margins)}
        <figcaption>${l(`web-course`)}</figcaption>
      </figure>
      <div class="actions">
        <button type="button" class="primary" @click=${()=>this.begin(k(localStorage))}>${l(`web-again`)}</button>
        <button type="button" @click=${this.openForm}>${l(`web-new-game`)}</button>
      </div>
    </section>`}moveList(){let{standing:e}=this;if(!e)return r;let t=+(e.moves[0]?.by===`n`),n=[];return e.moves.forEach((e,r)=>{let i=Math.floor((r+t)/2);n[i]??=[void 0,void 0],n[i][e.by===`s`?0:1]=e}),a`<section class="moves" aria-label=${l(`moves`)}>
      <h2>${l(`moves`)}</h2>
      ${n.length===0?a`<p class="soft">${l(`begin`)}</p>`:a`<ol tabindex="0" aria-label=${l(`moves`)}>
            ${n.map(([e,t])=>a`<li><span>${e?.move??`…`}</span><span>${t?.move??``}</span></li>`)}
          </ol>`}
    </section>`}openForm=()=>this.querySelector(`cups-new-game`)?.open(k(localStorage));status(){let{standing:e}=this;if(!e)return``;if(this.chosen)return s(this.chosen);if(this.thinking===`hint`)return l(`web-hint-thinks`);if(this.said)return this.said;let t=e.moves.at(-1);return t?s(t):l(`begin`)}updated(e){if(!e.has(`standing`))return;for(let e of this.querySelectorAll(`:scope > .served`))e.remove();let t=this.querySelector(`.moves ol`);t&&(t.scrollTop=t.scrollHeight)}render(){let{standing:e,game:t}=this;if(!e||!t)return r;let n=!this.isOver&&this.seatToMove===0;return a`<div class="table">
      <div class="play">
        <cups-board
          .standing=${e}
          .playable=${n}
          .flipped=${this.flipped}
          .looks=${this.looks}
          .names=${this.boardNames}
          @cups-move=${e=>this.move(e.played.move)}
          @cups-choice=${e=>{this.chosen=e.chosen}}
        ></cups-board>
        <p class="status" role="status">${this.status()}</p>
        ${this.notice?a`<p class="notice" role="alert">${this.notice}</p>`:r}
        ${this.chips()} ${this.result()}
      </div>
      <div class="side">
        <div class="tools" role="group" aria-label=${l(`web-tools`)}>
          <button type="button" ?disabled=${t.moves.length===0} @click=${this.undo}>${l(`web-undo`)}</button>
          <button type="button" ?disabled=${!n||this.thinking!==void 0} @click=${this.hint}>${l(`web-hint`)}</button>
          <button type="button" @click=${()=>this.take({...t,below:v(t.below)})}>${l(`web-flip`)}</button>
          <button
            type="button"
            ?disabled=${this.isOver}
            @click=${()=>{this.asking===`resign`?this.resign():this.asking=`resign`}}
          >${this.asking===`resign`?l(`web-resign-sure`):l(`web-resign`)}</button>
          <button type="button" @click=${this.openForm}>${l(`web-new-game`)}</button>
        </div>
        ${this.moveList()}
        <details class="keys">
          <summary>${l(`web-keys`)}</summary>
          <p>${l(`web-keys-text`)}</p>
        </details>
      </div>
      <cups-new-game @cups-wish=${e=>this.begin(e.wish)}></cups-new-game>
    </div>`}};await d(),o(),customElements.define(`cups-new-game`,N),customElements.define(`cups-table`,G);