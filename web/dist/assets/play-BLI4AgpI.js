import{a as e,i as t,n,o as r,r as i,s as a,t as o}from"./board-v5OE7C1A.js";import{i as s,n as c,r as l,s as u,t as d}from"./text-QCTbsU_t.js";import{n as f}from"./data-DEjNOc8G.js";import{i as p,n as m,r as h}from"./cups-mzDGn5do.js";var g={cups:4,stock:40,maxSow:4,level:3,side:`s`},_=`beanduel.game`,v=`beanduel.aside`,y=`beanduel.wish`,b=e=>e===`s`?`n`:`s`;function x(e,t){let{cups:n,stock:r,maxSow:i,level:a,side:o}=e,s={s:0,n:0};return s[b(o)]=a,{start:{cups:n,stock:r,maxSow:i},moves:[],undone:[],seats:s,seed:t,below:a===0?`s`:o}}function S(e,t,n,r){let i=Math.trunc(Number(e));return Number.isFinite(i)&&e!==``&&e!==null?Math.min(n,Math.max(t,i)):r}function C(e){let t=S(e.cups,1,15,g.cups);return{cups:t,stock:S(e.stock,1,255,10*t),maxSow:S(e.maxSow,1,t,t),level:S(e.level,0,12,g.level),side:e.side===`n`?`n`:`s`}}function w(e,t){let n=e.undone.at(-1)===t?e.undone.slice(0,-1):[];return{...e,moves:[...e.moves,t],undone:n}}function T(e,t){return e%2==0?t:b(t)}function E(e,t){if(e.resigned)return{...e,resigned:void 0};let n=e.seats.s===0||e.seats.n===0;for(let r=e.moves.length-1;r>=0;r--){let i=e.moves[r]===`pass`;if(!n||e.seats[T(r,t)]===0&&!i){let t=[...e.undone,...e.moves.slice(r).reverse()];return{...e,moves:e.moves.slice(0,r),undone:t}}}return e}function D(e,t){let n=e;do{let e=n.undone.at(-1);if(e===void 0)break;n=w(n,e)}while(n.undone.at(-1)===`pass`||n.seats[T(n.moves.length,t)]!==0);return n}function O(e){let t=e,n=e=>Number.isInteger(e)&&e>=0&&e<=12,r=e=>Array.isArray(e)&&e.every(e=>typeof e==`string`);return typeof t==`object`&&!!t&&(typeof t.start==`string`||typeof t.start==`object`)&&r(t.moves)&&r(t.undone)&&n(t.seats?.s)&&n(t.seats?.n)&&Number.isInteger(t.seed)}function k(e){try{return JSON.parse(e??`null`)}catch{return null}}function A(e){let t=k(e);if(O(t))return{...t,below:t.below===`n`?`n`:`s`,resigned:t.resigned}}function j(e){return A(e.getItem(_))}function M(e,t){try{e.setItem(_,JSON.stringify(t))}catch{}}function N(e){let t=e.getItem(_);if(t===null)return;let n=k(e.getItem(v)),r=Array.isArray(n)?n:[];return r.at(-1)!==t&&e.setItem(v,JSON.stringify([...r,t])),t}function P(e){let t=k(e.getItem(y));return t&&typeof t==`object`?C(t):g}function ee(e,t){try{e.setItem(y,JSON.stringify(t))}catch{}}var F=class extends Event{wish;constructor(e){super(`cups-wish`,{bubbles:!0}),this.wish=e}},I=(e,t)=>Array.from({length:t-e+1},(t,n)=>e+n),L=class extends e{static properties={wish:{state:!0}};constructor(){super(),this.wish=g}createRenderRoot(){return this}async open(e){this.wish=e,await this.updateComplete,this.dialog?.showModal()}get dialog(){return this.querySelector(`dialog`)}changed(e,t){let n={...this.wish,[e]:t};this.wish=C(e===`cups`?{...n,stock:``,maxSow:``}:n)}submitted(e){e.preventDefault(),this.dialog?.close(),this.dispatchEvent(new F(this.wish))}choice(e,t,n){let r=String(this.wish[e]);return a`<label class="field">
      <span>${t}</span>
      <select name=${e} @change=${t=>this.changed(e,t.target.value)}>
        ${n.map(([e,t])=>a`<option value=${e} .selected=${e===r}>${t}</option>`)}
      </select>
    </label>`}render(){let{wish:e}=this,t=I(1,12).map(e=>[String(e),l(`seat-level`,{level:e})]),n=(e,t)=>I(e,t).map(e=>[String(e),String(e)]),i=[[`s`,l(`web-side-south`)],[`n`,l(`web-side-north`)]];return a`<dialog aria-labelledby="new-game-title" closedby="any">
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
    </dialog>`}},R=class{items=new Map;get length(){return this.items.size}clear(){this.items.clear()}getItem(e){return this.items.get(e)??null}key(e){return[...this.items.keys()][e]??null}removeItem(e){this.items.delete(e)}setItem(e,t){this.items.set(e,t)}};function z(){try{return localStorage}catch{return new R}}var B=z(),V=1500,H=2,U=class extends Error{},W=class{make;restarted;worker;flag;awaited;running;last=0;timer;constructor(e,t=()=>{}){this.make=e,this.restarted=t,globalThis.crossOriginIsolated&&(this.flag=new Int32Array(new SharedArrayBuffer(4)))}warm(){this.current()}ask(e,t){return this.callOff(),new Promise((n,r)=>{this.last+=1,this.awaited={id:this.last,question:e,tries:1,told:t,resolve:n,reject:r},this.running===void 0&&this.send()})}callOff(){let{awaited:e}=this;e&&(this.awaited=void 0,e.reject(new U(`called off`)),this.running!==void 0&&(this.flag?(Atomics.store(this.flag,0,1),this.timer??=setTimeout(()=>this.restart(),V)):this.timer??=setTimeout(()=>this.begin(),0)))}current(){if(!this.worker){let e=this.make();e.addEventListener(`message`,e=>this.receive(e.data)),e.addEventListener(`error`,e=>{e.preventDefault(),this.failed(e.message)}),e.postMessage({wasm:p(),tables:f(),flag:this.flag?.buffer}),this.worker=e}return this.worker}send(){let{awaited:e}=this;e&&(this.flag&&Atomics.store(this.flag,0,0),this.running=e.id,this.current().postMessage({id:e.id,question:e.question}))}receive(e){if(e.id!==this.running)return;if(`progress`in e){this.awaited?.id===e.id&&this.awaited.told?.(e.progress);return}if(`broken`in e){this.failed(e.broken);return}this.running=void 0,clearTimeout(this.timer),this.timer=void 0;let{awaited:t}=this;t?.id===e.id?(this.awaited=void 0,`answer`in e?t.resolve(e.answer):t.reject(new m(e.refused))):this.send()}failed(e){let{awaited:t}=this;t&&t.id===this.running&&t.tries>=H?(this.awaited=void 0,t.reject(Error(e))):t&&(t.tries+=1),this.restart()}restart(){this.restarted(),this.begin()}begin(){clearTimeout(this.timer),this.timer=void 0,this.worker?.terminate(),this.worker=void 0,this.running=void 0,this.send()}};function G(e,{chosen:n,press:o}){let c=n?.move===e.move,u=`${e.number}${e.captured>0?`×${e.captured}`:``}: ${s(e)}`,d=e.kind===`empty`?`⇧${i(e.number)}`:i(e.number);return a`<button
    type="button"
    class=${t({chip:!0,pressed:c,captures:e.captured>0})}
    aria-pressed=${c?`true`:`false`}
    aria-label=${u}
    data-move=${e.move}
    title=${l(`web-key`,{key:d})}
    @click=${()=>o(e)}
  >
    ${e.number}${e.captured>0?a`<small>×${e.captured}</small>`:r}
  </button>`}function K(e,t,n){return t.length===0?r:a`<div class="group" role="group" aria-label=${e}>
    <span>${e}</span>${t.map(e=>G(e,n))}
  </div>`}function q(e,t){let[n]=e.legal;if(n?.kind===`pass`)return a`<p>${l(`pass-body`,{player:c(e.toMove)})}</p>
      <button type="button" class="primary" @click=${()=>t.play(n)}>${l(`web-pass`)}</button>`;let i=t=>e.legal.filter(e=>e.kind===t),{chosen:o}=t;return a`${K(l(`web-sow`),i(`sow`),t)} ${K(l(`web-empty`),i(`empty`),t)}
    <button type="button" class="primary" aria-disabled=${o?r:`true`} @click=${()=>t.play()}>
      ${o?l(`web-play-move`,{move:o.move}):l(`web-choose`)}
    </button>`}var J=320,Y=96;function X(e){let t=Math.max(3,...e.map(Math.abs)),n=t=>J*t/Math.max(1,e.length-1),r=e=>Y/2-(Y/2-6)*e/t,i=e.map((e,t)=>`${n(t).toFixed(1)},${r(e).toFixed(1)}`).join(` `);return a`<svg class="course" viewBox="0 0 ${J} ${Y}" aria-hidden="true" preserveAspectRatio="none">
    <polygon class="area" points="0,${Y/2} ${i} ${J},${Y/2}" />
    <line x1="0" x2=${J} y1=${Y/2} y2=${Y/2} />
    <polyline points=${i} />
  </svg>`}function Z(e,t){if(t)return l(`ending-resigned`,{player:c(t),winner:c(b(t))});let[n,r]=[e.sides[0].pot,e.sides[1].pot];if(e.outcome===`draw`)return l(`ending-draw`,{beans:n});let i=e.outcome===`s`?`s`:`n`,[a,o]=i===`s`?[n,r]:[r,n];return l(`ending-win`,{player:c(i),own:a,other:o,beans:a-o})}function Q(e){let t=+(e.moves[0]?.by===`n`),n=[];return e.moves.forEach((e,r)=>{let i=Math.floor((r+t)/2);n[i]??=[void 0,void 0],n[i][e.by===`s`?0:1]=e}),a`<section class="moves" aria-label=${l(`moves`)}>
    <h2>${l(`moves`)}</h2>
    ${n.length===0?a`<p class="soft">${l(`begin`)}</p>`:a`<ol tabindex="0" aria-label=${l(`moves`)}>
          ${n.map(([e,t])=>a`<li><span>${e?.move??`…`}</span><span>${t?.move??``}</span></li>`)}
        </ol>`}
  </section>`}var te=1e3,ne=350,$=()=>crypto.getRandomValues(new Uint32Array(1))[0]??1,re=e=>new Promise(t=>setTimeout(t,e)),ie=class extends e{static properties={game:{state:!0},standing:{state:!0},chosen:{state:!0},thinking:{state:!0},said:{state:!0},notice:{state:!0},asking:{state:!0}};rules;boardNames;hinted;hadFocus=!1;looks=n(u());thinker=new W(()=>new Worker(this.dataset.worker??``,{type:`module`}),()=>{this.notice={text:l(`web-worker-restarted`)}});onStorage=e=>this.changedElsewhere(e);onFocus=()=>this.think();constructor(){super(),this.said=``}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),addEventListener(`storage`,this.onStorage),addEventListener(`focus`,this.onFocus),this.rules=await h(),this.thinker.warm(),this.open()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener(`storage`,this.onStorage),removeEventListener(`focus`,this.onFocus),this.thinker.callOff()}open(){this.notice=void 0;try{let e=j(B);if(e){this.take(e);return}}catch(e){if(!(e instanceof m)){console.error(e),this.notice={text:l(`web-failed`),label:l(`web-try-again`),act:()=>this.open()};return}}let e=N(B);this.take(x(P(B),$())),e!==void 0&&(this.notice={text:l(`web-game-aside`),label:l(`web-save-file`),act:()=>ae(e)})}take(e){this.show(e),M(B,e),this.think()}show(e){if(!this.rules)return;let t=this.rules.ask({do:`game`,start:e.start,moves:e.moves});this.thinker.callOff(),this.thinking=void 0,this.asking=void 0,this.chosen=void 0,this.hinted=void 0,this.game=e,this.standing=t;let n=this.names(e);n.join()!==this.boardNames?.join()&&(this.boardNames=n)}changedElsewhere(e){let t=e.key===`beanduel.game`?A(e.newValue):void 0;if(t)try{this.show(t),this.said=``}catch(e){console.error(e)}}turn(){this.game&&(this.game={...this.game,below:b(this.game.below)},M(B,this.game))}get isOver(){return this.standing===void 0||this.standing.over||this.game?.resigned!==void 0}get seatToMove(){return(this.standing&&this.game?.seats[this.standing.toMove])??0}get isPersonsTurn(){return!this.isOver&&this.seatToMove===0}get board(){return this.querySelector(`cups-board`)}async think(){let{standing:e,game:t}=this;if(!e||!t||this.isOver||this.seatToMove===0||this.thinking)return;this.thinking=`move`,await this.updateComplete;let n=Promise.all([this.board?.atRest,re(ne)]),r=this.seatToMove;try{let i=e.legal[0]?.kind===`pass`?`pass`:(await this.thinker.ask({do:`play`,position:e.position,level:r,seed:t.seed})).move;await n,this.standing===e&&this.move(i)}catch(t){!(t instanceof U)&&this.standing===e&&this.failed(t)}}failed(e){console.error(e);let t=this.thinking;this.thinking=void 0;let n=()=>{this.notice=void 0,t===`hint`?this.hint():this.think()};this.notice={text:l(`web-engine-failed`),label:l(`web-try-again`),act:n}}move(e){if(!this.game)return;this.notice=void 0,this.take(w(this.game,e));let t=this.standing?.moves.at(-1);t&&this.standing&&(this.said=this.standing.over?`${s(t)} ${Z(this.standing,void 0)}`:s(t))}goTo(e,t,n){let{game:r,rules:i}=this;if(!r||!i)return;let a=e(r,i.ask({do:`game`,start:r.start}).toMove);a===r?this.said=n:(this.take(a),this.said=t)}async hint(){let{standing:e}=this;if(e&&this.isPersonsTurn&&!this.thinking){this.thinking=`hint`;try{let t=await this.thinker.ask({do:`search`,position:e.position,time:te});if(this.standing!==e)return;let n=e.legal.find(e=>e.move===t.move);this.hinted={move:t.move,text:this.hintText(e,t)},this.board?.choose(n),this.thinking=void 0}catch(t){!(t instanceof U)&&this.standing===e&&this.failed(t)}}}hintText(e,t){let n=(e.toMove===`s`?1:-1)*(e.margins.at(-1)??0)+t.value,r=t.exact?n:Math.round(2*n)/2,i=`${r>0?`+`:``}${r.toLocaleString(document.documentElement.lang)}`;return l(t.exact?`hint-exact`:`hint-estimate`,{move:t.move,margin:i})}resign(){let{game:e,standing:t}=this;if(!e||!t||this.isOver)return;if(this.asking!==`resign`){this.asking=`resign`;return}let n=[`s`,`n`].filter(t=>e.seats[t]===0),r=n.length===1&&n[0]?n[0]:t.toMove;this.take({...e,resigned:r}),this.said=Z(t,r)}begin(e){ee(B,e),this.notice=void 0,this.said=``,this.take(x(e,$())),this.updateComplete.then(()=>this.board?.focusMover())}names(e){let t=t=>{let n=e.seats[t];return n===0?c(t):`${c(t)} · ${l(`seat-level`,{level:n})}`};return[t(`s`),t(`n`)]}choices(e){if(this.isOver)return r;let t=!this.isPersonsTurn,n={chosen:this.chosen,press:e=>this.board?.press(e),play:e=>this.board?.play(e)};return a`<div class="chips ${t?`waiting`:``}" tabindex="-1">
      ${t?a`<p>${l(`web-engine-thinks`)}</p>`:q(e,n)}
    </div>`}result(e,t){return this.isOver?a`<section class="result" aria-labelledby="result-title" tabindex="-1">
      <h2 id="result-title">${Z(e,t.resigned)}</h2>
      <p>${l(`summary-moves`,{moves:e.moves.length})}</p>
      <figure>
        ${X(e.margins)}
        <figcaption>${l(`web-course`)}</figcaption>
      </figure>
      <div class="actions">
        <button type="button" class="primary" @click=${()=>this.begin(P(B))}>${l(`web-again`)}</button>
        <button type="button" @click=${this.openForm}>${l(`web-new-game`)}</button>
      </div>
    </section>`:r}openForm=()=>this.querySelector(`cups-new-game`)?.open(P(B));status(e){if(this.chosen){let{hinted:e,chosen:t}=this;return e?.move===t.move?`${e.text} ${s(t)}`:s(t)}if(this.thinking===`hint`)return l(`web-hint-thinks`);if(this.said)return this.said;let t=e.moves.at(-1);return t?s(t):l(`begin`)}tool(e,t,n){return a`<button
      type="button"
      aria-disabled=${t?r:`true`}
      @click=${()=>{t&&n()}}
    >${l(e)}</button>`}tools(e){let t=this.isPersonsTurn&&this.thinking===void 0,n=e.moves.length>0||e.resigned!==void 0;return a`<div class="tools" role="group" aria-label=${l(`web-tools`)}>
      ${this.tool(`web-undo`,n,()=>this.goTo(E,l(`web-taken-back`),l(`notice-nothing-to-undo`)))}
      ${this.tool(`web-redo`,e.undone.length>0&&!this.isOver,()=>this.goTo(D,l(`web-played-again`),``))}
      ${this.tool(`web-hint`,t,()=>this.hint())}
      ${this.tool(`web-flip`,!0,()=>this.turn())}
      ${this.tool(this.asking===`resign`?`web-resign-sure`:`web-resign`,!this.isOver,()=>this.resign())}
      ${this.tool(`web-new-game`,!0,this.openForm)}
    </div>`}noticed(){if(!this.notice)return r;let{text:e,label:t,act:n}=this.notice;return a`<p class="notice" role="alert">
      ${e} ${n?a`<button type="button" @click=${n}>${t}</button>`:r}
    </p>`}willUpdate(){this.hadFocus=document.activeElement?.closest(`cups-table .chips`)!=null}updated(e){if(this.hadFocus&&!this.contains(document.activeElement)&&this.querySelector(`.chips, .result`)?.focus({preventScroll:!0}),!e.has(`standing`))return;for(let e of this.querySelectorAll(`:scope > .served`))e.remove();let t=this.querySelector(`.moves ol`);t&&(t.scrollTop=t.scrollHeight)}render(){let{standing:e,game:t}=this;return!e||!t?this.noticed():a`<div class="table">
      <div class="play">
        <cups-board
          .standing=${e}
          .playable=${this.isPersonsTurn}
          .flipped=${t.below===`n`}
          .looks=${this.looks}
          .names=${this.boardNames}
          @cups-move=${e=>this.move(e.played.move)}
          @cups-choice=${e=>{this.chosen=e.chosen}}
        ></cups-board>
        <p class="status" role="status">${this.status(e)}</p>
        ${this.noticed()} ${this.choices(e)} ${this.result(e,t)}
      </div>
      <div class="side">
        ${this.tools(t)} ${Q(e)}
        <details class="keys">
          <summary>${l(`web-keys`)}</summary>
          <p>${l(`web-keys-text`)}</p>
        </details>
      </div>
      <cups-new-game @cups-wish=${e=>this.begin(e.wish)}></cups-new-game>
    </div>`}};function ae(e){let t=document.createElement(`a`);t.href=URL.createObjectURL(new Blob([e],{type:`application/json`})),t.download=`beanduel-game.json`,t.click(),URL.revokeObjectURL(t.href)}await d(),o(),customElements.define(`cups-new-game`,L),customElements.define(`cups-table`,ie);