import{a as e,c as t,i as n,n as r,o as i,r as a,s as o,t as s}from"./board-B_3eF6LN.js";import{i as c,n as l,r as u}from"./cups-mzDGn5do.js";import{a as d,c as f,i as p,n as m,r as h,t as ee}from"./text-bxsv8Ina.js";import{n as te}from"./data-DEjNOc8G.js";var ne=1500,re=2,g=class extends Error{},_=class{make;restarted;worker;flag;awaited;running;last=0;timer;constructor(e,t=()=>{}){this.make=e,this.restarted=t,globalThis.crossOriginIsolated&&(this.flag=new Int32Array(new SharedArrayBuffer(4)))}warm(){this.current()}ask(e,t){return this.callOff(),new Promise((n,r)=>{this.last+=1,this.awaited={id:this.last,question:e,tries:1,told:t,resolve:n,reject:r},this.running===void 0&&this.send()})}callOff(){let{awaited:e}=this;e&&(this.awaited=void 0,e.reject(new g(`called off`)),this.running!==void 0&&(this.flag?(Atomics.store(this.flag,0,1),this.timer??=setTimeout(()=>this.restart(),ne)):this.timer??=setTimeout(()=>this.begin(),0)))}current(){if(!this.worker){let e=this.make();e.addEventListener(`message`,e=>this.receive(e.data)),e.addEventListener(`error`,e=>{e.preventDefault(),this.failed(e.message)}),e.postMessage({wasm:c(),tables:te(),flag:this.flag?.buffer}),this.worker=e}return this.worker}send(){let{awaited:e}=this;e&&(this.flag&&Atomics.store(this.flag,0,0),this.running=e.id,this.current().postMessage({id:e.id,question:e.question}))}receive(e){if(e.id!==this.running)return;if(`progress`in e){this.awaited?.id===e.id&&this.awaited.told?.(e.progress);return}if(`broken`in e){this.failed(e.broken);return}this.running=void 0,clearTimeout(this.timer),this.timer=void 0;let{awaited:t}=this;t?.id===e.id?(this.awaited=void 0,`answer`in e?t.resolve(e.answer):t.reject(new l(e.refused))):this.send()}failed(e){let{awaited:t}=this;t&&t.id===this.running&&t.tries>=re?(this.awaited=void 0,t.reject(Error(e))):t&&(t.tries+=1),this.restart()}restart(){this.restarted(),this.begin()}begin(){clearTimeout(this.timer),this.timer=void 0,this.worker?.terminate(),this.worker=void 0,this.running=void 0,this.send()}},v=8,y=e=>e===`s`?`south`:`north`;function b(e,t){return e.toLocaleString(ee(),{minimumFractionDigits:t,maximumFractionDigits:t})}var x=e=>p(e?`analyse-exact`:`analyse-estimate`);function S({margin:e,exact:t}){let n=b(e,+!t);return`${t?``:`~`}${e>0?`+`:``}${n}`}function C(e,t){let n=t?e:Math.round(2*e)/2,r=b(n,+!Number.isInteger(n));return p(t?`beans-exact`:`beans-about`,{beans:n,count:r})}var ie=class{review;first;constructor(e,t){this.review=e,this.first=t}mover(e){return e%2==0==(this.first===`s`)?`s`:`n`}turnNumber(e){return Math.floor((e+ +(this.first===`n`))/2)+1}exactness(){let{exactFrom:e,moves:t}=this.review;return e===0?p(`review-exact`):e===null||e>=t.length?p(`review-estimated`):p(`review-exact-from`,{number:this.turnNumber(e),player:y(this.mover(e))})}tally(e,t){let{good:n,moves:r,percent:i,lost:a,exact:o}=t,s=`${o?``:`~`}${b(a,+!o)}`;return p(`review-tally`,{who:y(e),good:n,moves:r,percent:i,lost:a,count:s})}loss(e){let{move:t,best:n,loss:r,exact:i,loses:a}=this.move(e);if(!a)return p(`why-no-loss`,{move:t,known:x(i)});let o={number:this.turnNumber(e),who:y(this.mover(e)),loss:C(r,i),known:x(i),played:t};return n===t?p(`review-loss-only`,o):p(`review-loss`,{...o,best:n})}more(e){let{from:t,to:n,loses:r}=this.move(e);return r?[t===n?``:p(`turn-${t}-${n}`),this.line(`review-better`,e),this.line(`review-allows`,e+1)].join(` `).trim():``}margin(e){let t=this.review.places[e];return t?p(`review-margin`,{margin:S(t),known:x(t.exact)}):``}margins(){return p(`review-margins`,{margins:this.review.places.map(S).join(` `)})}turn(e){let{move:t,glyph:n}=this.move(e);return p(`page-turn`,{number:this.turnNumber(e),player:y(this.mover(e)),move:`${t}${n}`})}line(e,t){let n=this.review.places[t]?.line??[],r=n.slice(0,v).join(` `)+(n.length>v?` …`:``);return n.length>0?p(e,{line:r}):``}move(e){return this.review.moves[e]}};function ae(){return[p(`plot-ahead`,{player:`south`}),p(`plot-ahead`,{player:`north`}),p(`plot-moves`),p(`analyse-exact`),p(`analyse-estimate`)]}var w=250,T=3e4,E=10,D=0,O=class extends Event{plies;constructor(e){super(`cups-ply`,{bubbles:!0}),this.plies=e}},k=class extends i{static properties={game:{attribute:!1},thinker:{attribute:!1},plies:{attribute:!1},progress:{state:!0},reviewed:{state:!0},failed:{state:!0}};rules;narrator;plot;idPrefix=`review${++D}-`;constructor(){super(),this.plies=0,this.failed=!1}createRenderRoot(){return this}async begin(){let{game:e,thinker:t}=this;if(!e||!t||this.progress)return;this.failed=!1;let n=e.moves.length+1,r=Math.min(T,w*n);this.progress={done:0,all:n,left:r};try{await m(`review`),this.rules=await u();let n={do:`review`,start:e.start,moves:e.moves,time:r},i=await t.ask(n,t=>{this.game===e&&(this.progress=t)});if(this.game!==e)return;this.narrator=new ie(i,e.first),this.plot=this.rules.ask({do:`plot`,margins:i.places.map(({margin:e,exact:t})=>({margin:e,exact:t})),marks:i.turns.map(e=>e+1),northFirst:e.first===`n`,theme:f().board===`paper`?`print`:`styled`,words:ae(),prefix:this.idPrefix}),this.reviewed=i,this.updateComplete.then(()=>this.querySelector(`.plot`)?.focus({preventScroll:!0}))}catch(t){if(this.game!==e)return;this.failed=!(t instanceof g),this.failed&&console.error(t)}finally{this.game===e&&(this.progress=void 0)}}willUpdate(e){e.has(`game`)&&(this.progress&&this.thinker?.callOff(),this.progress=void 0,this.reviewed=void 0,this.failed=!1)}updated(e){if(!e.has(`reviewed`))return;let t=this.querySelector(`.plot .picture`);t&&this.plot&&(t.innerHTML=this.plot.svg)}go(e){let t=this.game?.moves.length??0;this.dispatchEvent(new O(Math.max(0,Math.min(t,e))))}key(e){let t={ArrowRight:this.plies+1,ArrowUp:this.plies+1,ArrowLeft:this.plies-1,ArrowDown:this.plies-1,PageUp:this.plies+E,PageDown:this.plies-E,Home:0,End:1/0}[e.key];t===void 0||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),e.stopPropagation(),this.go(t))}point(e){let{plot:t}=this;if(!t||e.type===`pointermove`&&e.buttons!==1)return;let n=e.currentTarget.getBoundingClientRect(),r=(e.clientX-n.left)/n.width*t.width,i=t.points.map(([e])=>Math.abs(e-r));this.go(i.indexOf(Math.min(...i)))}told(e){let{plies:t}=this,n=e.margin(t);return t===0?n:[e.loss(t-1),e.more(t-1),n].filter(Boolean).join(` `)}drawn(e,n){let[r,i]=e.points[this.plies]??[0,0],o=(e,t)=>`${100*e/t}%`,s=this.game?.moves.length??0;return t`<div
      class="plot"
      role="slider"
      tabindex="0"
      aria-label=${p(`plot-title`)}
      aria-valuemin="0"
      aria-valuemax=${s}
      aria-valuenow=${this.plies}
      aria-valuetext=${this.told(n)}
      @keydown=${this.key}
      @pointerdown=${this.point}
      @pointermove=${this.point}
    >
      <div class="picture" aria-hidden="true"></div>
      <div class="here" ${a({left:o(r,e.width),top:o(i,e.height)})}></div>
    </div>`}player(e,n,r){let i=r.players[n===`s`?0:1];return t`<div class="player ${n}">
      <strong>${p(`page-percent`,{percent:i.percent})}</strong>
      <p>${e.tally(n,i)}</p>
    </div>`}turn(e,n){return t`<li>
      <button type="button" class="quiet" aria-current=${this.plies===n+1?`step`:o} @click=${()=>this.go(n+1)}>
        ${e.turn(n)}
      </button>
      <p>${e.loss(n)} ${e.more(n)}</p>
    </li>`}found(e,n,r){let i=[...e.moves.keys()].filter(t=>e.moves[t]?.loses);return t`<p>${r.exactness()}</p>
      ${this.drawn(n,r)}
      <p class="told">${this.told(r)}</p>
      <div class="steps" role="group" aria-label=${p(`moves`)}>
        <button type="button" aria-label=${p(`web-back`)} @click=${()=>this.go(this.plies-1)}>←</button>
        <button type="button" aria-label=${p(`web-next`)} @click=${()=>this.go(this.plies+1)}>→</button>
      </div>
      <div class="players">${this.player(r,`s`,e)} ${this.player(r,`n`,e)}</div>
      <h3>${p(`page-turns`)}</h3>
      ${e.turns.length===0?t`<p>${p(`page-no-turns`)}</p>`:t`<ol class="turns">${e.turns.map(e=>this.turn(r,e))}</ol>`}
      <details>
        <summary>${p(`web-review-all`)}</summary>
        ${i.length===0?t`<p>${p(`review-no-loss`)}</p>`:t`<ul>${i.map(e=>t`<li>${r.loss(e)}</li>`)}</ul>`}
        <p>${r.margins()}</p>
        <p>${p(`page-explained`)}</p>
      </details>`}reviewing({done:e,all:n,left:r}){let i=Math.ceil(r/1e3);return t`<p role="status">${p(`web-reviewing`)}</p>
      <progress max=${n} value=${e} aria-label=${p(`web-reviewing`)}></progress>
      <p class="soft">${p(`web-review-progress`,{done:e,all:n,seconds:i})}</p>
      <button type="button" @click=${()=>this.thinker?.callOff()}>${p(`web-stop`)}</button>`}render(){let{reviewed:e,plot:n,narrator:r,progress:i}=this;return!this.game||this.game.moves.length===0?o:e&&n&&r?t`<section class="review" aria-labelledby="${this.idPrefix}title">
        <h2 id="${this.idPrefix}title">${p(`web-review`)}</h2>
        ${this.found(e,n,r)}
      </section>`:i?t`<section class="review" aria-label=${p(`web-review`)}>${this.reviewing(i)}</section>`:t`${this.failed?t`<p class="notice" role="alert">${p(`web-review-failed`)}</p>`:o}
      <button type="button" @click=${()=>this.begin()}>${p(`web-review-begin`)}</button>`}};function oe(){customElements.get(`cups-review`)||customElements.define(`cups-review`,k)}var A={cups:4,stock:40,maxSow:4,level:3,side:`s`},j=`beanduel.game`,M=`beanduel.aside`,N=`beanduel.wish`,P=e=>e===`s`?`n`:`s`;function F(e,t){let{cups:n,stock:r,maxSow:i,level:a,side:o}=e,s={s:0,n:0};return s[P(o)]=a,{start:{cups:n,stock:r,maxSow:i},moves:[],undone:[],seats:s,seed:t,below:a===0?`s`:o}}function I(e,t,n,r){let i=Math.trunc(Number(e));return Number.isFinite(i)&&e!==``&&e!==null?Math.min(n,Math.max(t,i)):r}function L(e){let t=I(e.cups,1,15,A.cups);return{cups:t,stock:I(e.stock,1,255,10*t),maxSow:I(e.maxSow,1,t,t),level:I(e.level,0,12,A.level),side:e.side===`n`?`n`:`s`}}function R(e,t){let n=e.undone.at(-1)===t?e.undone.slice(0,-1):[];return{...e,moves:[...e.moves,t],undone:n}}function z(e,t){return e%2==0?t:P(t)}function B(e,t){if(e.resigned)return{...e,resigned:void 0};let n=e.seats.s===0||e.seats.n===0;for(let r=e.moves.length-1;r>=0;r--){let i=e.moves[r]===`pass`;if(!n||e.seats[z(r,t)]===0&&!i){let t=[...e.undone,...e.moves.slice(r).reverse()];return{...e,moves:e.moves.slice(0,r),undone:t}}}return e}function V(e,t){let n=e;do{let e=n.undone.at(-1);if(e===void 0)break;n=R(n,e)}while(n.undone.at(-1)===`pass`||n.seats[z(n.moves.length,t)]!==0);return n}function H(e){let t=e,n=e=>Number.isInteger(e)&&e>=0&&e<=12,r=e=>Array.isArray(e)&&e.every(e=>typeof e==`string`);return typeof t==`object`&&!!t&&(typeof t.start==`string`||typeof t.start==`object`)&&r(t.moves)&&r(t.undone)&&n(t.seats?.s)&&n(t.seats?.n)&&Number.isInteger(t.seed)}function U(e){try{return JSON.parse(e??`null`)}catch{return null}}function W(e){let t=U(e);if(H(t))return{...t,below:t.below===`n`?`n`:`s`,resigned:t.resigned}}function G(e){return W(e.getItem(j))}function K(e,t){try{e.setItem(j,JSON.stringify(t))}catch{}}function se(e){let t=e.getItem(j);if(t===null)return;let n=U(e.getItem(M)),r=Array.isArray(n)?n:[];return r.at(-1)!==t&&e.setItem(M,JSON.stringify([...r,t])),t}function q(e){let t=U(e.getItem(N));return t&&typeof t==`object`?L(t):A}function ce(e,t){try{e.setItem(N,JSON.stringify(t))}catch{}}var le=class extends Event{wish;constructor(e){super(`cups-wish`,{bubbles:!0}),this.wish=e}},J=(e,t)=>Array.from({length:t-e+1},(t,n)=>e+n),ue=class extends i{static properties={wish:{state:!0}};constructor(){super(),this.wish=A}createRenderRoot(){return this}async open(e){this.wish=e,await this.updateComplete,this.dialog?.showModal()}get dialog(){return this.querySelector(`dialog`)}changed(e,t){let n={...this.wish,[e]:t};this.wish=L(e===`cups`?{...n,stock:``,maxSow:``}:n)}submitted(e){e.preventDefault(),this.dialog?.close(),this.dispatchEvent(new le(this.wish))}choice(e,n,r){let i=String(this.wish[e]);return t`<label class="field">
      <span>${n}</span>
      <select name=${e} @change=${t=>this.changed(e,t.target.value)}>
        ${r.map(([e,n])=>t`<option value=${e} .selected=${e===i}>${n}</option>`)}
      </select>
    </label>`}render(){let{wish:e}=this,n=J(1,12).map(e=>[String(e),p(`seat-level`,{level:e})]),r=(e,t)=>J(e,t).map(e=>[String(e),String(e)]),i=[[`s`,p(`web-side-south`)],[`n`,p(`web-side-north`)]];return t`<dialog aria-labelledby="new-game-title" closedby="any">
      <form @submit=${this.submitted}>
        <h2 id="new-game-title">${p(`web-new-game`)}</h2>
        ${this.choice(`level`,p(`web-opponent`),[...n,[`0`,p(`web-friend`)]])}
        ${e.level===0?o:this.choice(`side`,p(`web-side`),i)}
        ${this.choice(`cups`,p(`form-cups`),r(1,15))}
        <details>
          <summary>${p(`web-more-options`)}</summary>
          <label class="field">
            <span>${p(`form-stock`)}</span>
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
          ${this.choice(`maxSow`,p(`form-max-sow`),r(1,e.cups))}
        </details>
        <div class="actions">
          <button type="button" class="quiet" @click=${()=>this.dialog?.close()}>${p(`web-cancel`)}</button>
          <button type="submit" class="primary">${p(`web-begin`)}</button>
        </div>
      </form>
    </dialog>`}},de=class{items=new Map;get length(){return this.items.size}clear(){this.items.clear()}getItem(e){return this.items.get(e)??null}key(e){return[...this.items.keys()][e]??null}removeItem(e){this.items.delete(e)}setItem(e,t){this.items.set(e,t)}};function fe(){try{return localStorage}catch{return new de}}var Y=fe();function pe(r,{chosen:i,press:a}){let s=i?.move===r.move,c=`${r.number}${r.captured>0?`×${r.captured}`:``}: ${d(r)}`,l=r.kind===`empty`?`⇧${n(r.number)}`:n(r.number);return t`<button
    type="button"
    class=${e({chip:!0,pressed:s,captures:r.captured>0})}
    aria-pressed=${s?`true`:`false`}
    aria-label=${c}
    data-move=${r.move}
    title=${p(`web-key`,{key:l})}
    @click=${()=>a(r)}
  >
    ${r.number}${r.captured>0?t`<small>×${r.captured}</small>`:o}
  </button>`}function X(e,n,r){return n.length===0?o:t`<div class="group" role="group" aria-label=${e}>
    <span>${e}</span>${n.map(e=>pe(e,r))}
  </div>`}function me(e,n){let[r]=e.legal;if(r?.kind===`pass`)return t`<p>${p(`pass-body`,{player:h(e.toMove)})}</p>
      <button type="button" class="primary" @click=${()=>n.play(r)}>${p(`web-pass`)}</button>`;let i=t=>e.legal.filter(e=>e.kind===t),{chosen:a}=n;return t`${X(p(`web-sow`),i(`sow`),n)} ${X(p(`web-empty`),i(`empty`),n)}
    <button type="button" class="primary" aria-disabled=${a?o:`true`} @click=${()=>n.play()}>
      ${a?p(`web-play-move`,{move:a.move}):p(`web-choose`)}
    </button>`}function Z(e,t){if(t)return p(`ending-resigned`,{player:h(t),winner:h(P(t))});let[n,r]=[e.sides[0].pot,e.sides[1].pot];if(e.outcome===`draw`)return p(`ending-draw`,{beans:n});let i=e.outcome===`s`?`s`:`n`,[a,o]=i===`s`?[n,r]:[r,n];return p(`ending-win`,{player:h(i),own:a,other:o,beans:a-o})}function Q(e){let n=+(e.moves[0]?.by===`n`),r=[];return e.moves.forEach((e,t)=>{let i=Math.floor((t+n)/2);r[i]??=[void 0,void 0],r[i][e.by===`s`?0:1]=e}),t`<section class="moves" aria-label=${p(`moves`)}>
    <h2>${p(`moves`)}</h2>
    ${r.length===0?t`<p class="soft">${p(`begin`)}</p>`:t`<ol tabindex="0" aria-label=${p(`moves`)}>
          ${r.map(([e,n])=>t`<li><span>${e?.move??`…`}</span><span>${n?.move??``}</span></li>`)}
        </ol>`}
  </section>`}var he=1e3,ge=350,$=()=>crypto.getRandomValues(new Uint32Array(1))[0]??1,_e=e=>new Promise(t=>setTimeout(t,e)),ve=class extends i{static properties={game:{state:!0},standing:{state:!0},chosen:{state:!0},thinking:{state:!0},said:{state:!0},notice:{state:!0},asking:{state:!0},viewed:{state:!0}};rules;boardNames;hinted;hadFocus=!1;reviewable;looks=r(f());thinker=new _(()=>new Worker(this.dataset.worker??``,{type:`module`}),()=>{this.notice={text:p(`web-worker-restarted`)}});onStorage=e=>this.changedElsewhere(e);onFocus=()=>this.think();constructor(){super(),this.said=``}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),addEventListener(`storage`,this.onStorage),addEventListener(`focus`,this.onFocus),this.rules=await u(),this.thinker.warm(),this.open()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener(`storage`,this.onStorage),removeEventListener(`focus`,this.onFocus),this.thinker.callOff()}open(){this.notice=void 0;try{let e=G(Y);if(e){this.take(e);return}}catch(e){if(!(e instanceof l)){console.error(e),this.notice={text:p(`web-failed`),label:p(`web-try-again`),act:()=>this.open()};return}}let e=se(Y);this.take(F(q(Y),$())),e!==void 0&&(this.notice={text:p(`web-game-aside`),label:p(`web-save-file`),act:()=>ye(e)})}take(e){this.show(e),K(Y,e),this.think()}show(e){if(!this.rules)return;let t=this.rules.ask({do:`game`,start:e.start,moves:e.moves});this.thinker.callOff(),this.thinking=void 0,this.asking=void 0,this.chosen=void 0,this.hinted=void 0,this.viewed=void 0,this.game=e,this.standing=t,this.reviewable={start:t.start,moves:e.moves,first:t.moves[0]?.by??t.toMove};let n=this.names(e);n.join()!==this.boardNames?.join()&&(this.boardNames=n)}changedElsewhere(e){let t=e.key===`beanduel.game`?W(e.newValue):void 0;if(t)try{this.show(t),this.said=``}catch(e){console.error(e)}}turn(){this.game&&(this.game={...this.game,below:P(this.game.below)},K(Y,this.game))}get isOver(){return this.standing===void 0||this.standing.over||this.game?.resigned!==void 0}get seatToMove(){return(this.standing&&this.game?.seats[this.standing.toMove])??0}get isPersonsTurn(){return!this.isOver&&this.seatToMove===0}get board(){return this.querySelector(`cups-board`)}async think(){let{standing:e,game:t}=this;if(!e||!t||this.isOver||this.seatToMove===0||this.thinking)return;this.thinking=`move`,await this.updateComplete;let n=Promise.all([this.board?.atRest,_e(ge)]),r=this.seatToMove;try{let i=e.legal[0]?.kind===`pass`?`pass`:(await this.thinker.ask({do:`play`,position:e.position,level:r,seed:t.seed})).move;await n,this.standing===e&&this.move(i)}catch(t){!(t instanceof g)&&this.standing===e&&this.failed(t)}}failed(e){console.error(e);let t=this.thinking;this.thinking=void 0;let n=()=>{this.notice=void 0,t===`hint`?this.hint():this.think()};this.notice={text:p(`web-engine-failed`),label:p(`web-try-again`),act:n}}move(e){if(!this.game)return;this.notice=void 0,this.take(R(this.game,e));let t=this.standing?.moves.at(-1);t&&this.standing&&(this.said=this.standing.over?`${d(t)} ${Z(this.standing,void 0)}`:d(t))}goTo(e,t,n){let{game:r,rules:i}=this;if(!r||!i)return;let a=e(r,i.ask({do:`game`,start:r.start}).toMove);a===r?this.said=n:(this.take(a),this.said=t)}async hint(){let{standing:e}=this;if(e&&this.isPersonsTurn&&!this.thinking){this.thinking=`hint`;try{let t=await this.thinker.ask({do:`search`,position:e.position,time:he});if(this.standing!==e)return;let n=e.legal.find(e=>e.move===t.move);this.hinted={move:t.move,text:this.hintText(e,t)},this.board?.choose(n),this.thinking=void 0}catch(t){!(t instanceof g)&&this.standing===e&&this.failed(t)}}}hintText(e,t){let n=(e.toMove===`s`?1:-1)*(e.margins.at(-1)??0)+t.value,r=t.exact?n:Math.round(2*n)/2,i=`${r>0?`+`:``}${r.toLocaleString(document.documentElement.lang)}`;return p(t.exact?`hint-exact`:`hint-estimate`,{move:t.move,margin:i})}resign(){let{game:e,standing:t}=this;if(!e||!t||this.isOver)return;if(this.asking!==`resign`){this.asking=`resign`;return}let n=[`s`,`n`].filter(t=>e.seats[t]===0),r=n.length===1&&n[0]?n[0]:t.toMove;this.take({...e,resigned:r}),this.said=Z(t,r)}begin(e){ce(Y,e),this.notice=void 0,this.said=``,this.take(F(e,$())),this.updateComplete.then(()=>this.board?.focusMover())}names(e){let t=t=>{let n=e.seats[t];return n===0?h(t):`${h(t)} · ${p(`seat-level`,{level:n})}`};return[t(`s`),t(`n`)]}choices(e){if(this.isOver)return o;let n=!this.isPersonsTurn,r={chosen:this.chosen,press:e=>this.board?.press(e),play:e=>this.board?.play(e)};return t`<div class="chips ${n?`waiting`:``}" tabindex="-1">
      ${n?t`<p>${p(`web-engine-thinks`)}</p>`:me(e,r)}
    </div>`}result(e,n){return this.isOver?t`<section class="result" aria-labelledby="result-title" tabindex="-1">
      <h2 id="result-title">${Z(e,n.resigned)}</h2>
      <p>${p(`summary-moves`,{moves:e.moves.length})}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${()=>this.begin(q(Y))}>${p(`web-again`)}</button>
        <button type="button" @click=${this.openForm}>${p(`web-new-game`)}</button>
      </div>
      <cups-review
        .game=${this.reviewable}
        .thinker=${this.thinker}
        .plies=${(this.viewed??e).moves.length}
        @cups-ply=${e=>this.view(e.plies)}
      ></cups-review>
    </section>`:o}view(e){let{rules:t,game:n}=this;if(!t||!n)return;let r=e>=n.moves.length;this.viewed=r?void 0:t.ask({do:`game`,start:n.start,moves:n.moves.slice(0,e)})}openForm=()=>this.querySelector(`cups-new-game`)?.open(q(Y));status(e){if(this.chosen){let{hinted:e,chosen:t}=this;return e?.move===t.move?`${e.text} ${d(t)}`:d(t)}if(this.thinking===`hint`)return p(`web-hint-thinks`);if(this.said&&!this.viewed)return this.said;let t=e.moves.at(-1);return t?d(t):p(`begin`)}tool(e,n,r){return t`<button
      type="button"
      aria-disabled=${n?o:`true`}
      @click=${()=>{n&&r()}}
    >${p(e)}</button>`}tools(e){let n=this.isPersonsTurn&&this.thinking===void 0,r=e.moves.length>0||e.resigned!==void 0;return t`<div class="tools" role="group" aria-label=${p(`web-tools`)}>
      ${this.tool(`web-undo`,r,()=>this.goTo(B,p(`web-taken-back`),p(`notice-nothing-to-undo`)))}
      ${this.tool(`web-redo`,e.undone.length>0&&!this.isOver,()=>this.goTo(V,p(`web-played-again`),``))}
      ${this.tool(`web-hint`,n,()=>this.hint())}
      ${this.tool(`web-flip`,!0,()=>this.turn())}
      ${this.tool(this.asking===`resign`?`web-resign-sure`:`web-resign`,!this.isOver,()=>this.resign())}
      ${this.tool(`web-new-game`,!0,this.openForm)}
    </div>`}noticed(){if(!this.notice)return o;let{text:e,label:n,act:r}=this.notice;return t`<p class="notice" role="alert">
      ${e} ${r?t`<button type="button" @click=${r}>${n}</button>`:o}
    </p>`}willUpdate(){this.hadFocus=document.activeElement?.closest(`cups-table .chips`)!=null}updated(e){if(this.hadFocus&&!this.contains(document.activeElement)&&this.querySelector(`.chips, .result`)?.focus({preventScroll:!0}),!e.has(`standing`))return;for(let e of this.querySelectorAll(`:scope > .served`))e.remove();let t=this.querySelector(`.moves ol`);t&&(t.scrollTop=t.scrollHeight)}render(){let{standing:e,game:n}=this;return!e||!n?this.noticed():t`<div class="table">
      <div class="play">
        <cups-board
          .standing=${this.viewed??e}
          .playable=${this.isPersonsTurn}
          .flipped=${n.below===`n`}
          .looks=${this.looks}
          .names=${this.boardNames}
          @cups-move=${e=>this.move(e.played.move)}
          @cups-choice=${e=>{this.chosen=e.chosen}}
        ></cups-board>
        <p class="status" role="status">${this.status(this.viewed??e)}</p>
        ${this.noticed()} ${this.choices(e)} ${this.result(e,n)}
      </div>
      <div class="side">
        ${this.tools(n)} ${Q(e)}
        <details class="keys">
          <summary>${p(`web-keys`)}</summary>
          <p>${p(`web-keys-text`)}</p>
        </details>
      </div>
      <cups-new-game @cups-wish=${e=>this.begin(e.wish)}></cups-new-game>
    </div>`}};function ye(e){let t=document.createElement(`a`);t.href=URL.createObjectURL(new Blob([e],{type:`application/json`})),t.download=`beanduel-game.json`,t.click(),URL.revokeObjectURL(t.href)}await m(),s(),oe(),customElements.define(`cups-new-game`,ue),customElements.define(`cups-table`,ve);