import{c as e,n as t,o as n,r,s as i,t as a}from"./board-YJn1uF9Q.js";import{n as o}from"./address-DTAmI8Yt.js";import{n as s,r as c}from"./cups-mzDGn5do.js";import{a as l,i as u,l as d,o as f,r as p,s as m}from"./settings-DDyYDeS3.js";import{n as h,r as g,t as _}from"./storage-BBwBX6mn.js";import{i as ee,n as v,r as y,t as te}from"./file-C3yT0JBb.js";import"./data-CjenMnMx.js";import{n as b}from"./side-CABKWNhB.js";import{t as ne}from"./choices-ChPFqw68.js";var re=8,ie=({margin:e,exact:t})=>`{[%eval ${t?``:`~`}${Number(e.toFixed(2))}]}`;function ae({places:e,moves:t}){return t.map(({move:t,glyph:n,loses:r},i)=>{let a=e[i+1],o=e[i]?.line.slice(0,re)??[],s=[`${t}${n}`];return a&&s.push(ie(a)),r&&o.length>0&&o[0]!==t&&s.push(`(${o.join(` `)})`),s.join(` `)})}var x=`beanduel.review`,S=({start:e,moves:t})=>JSON.stringify([e,t]),C=e=>typeof e==`object`&&!!e,w=e=>Array.isArray(e)&&e.every(e=>typeof e==`string`),oe=e=>C(e)&&Number.isFinite(e.margin)&&typeof e.exact==`boolean`&&w(e.line),se=[`win`,`draw`,`loss`],ce=e=>C(e)&&[e.move,e.best,e.glyph].every(e=>typeof e==`string`)&&Number.isFinite(e.loss)&&typeof e.loses==`boolean`&&typeof e.exact==`boolean`&&[e.from,e.to].every(e=>se.includes(e)),le=e=>C(e)&&[e.moves,e.good,e.percent,e.lost].every(Number.isFinite)&&typeof e.exact==`boolean`,T=(e,t,n)=>Array.isArray(e)&&e.length===t&&e.every(n);function ue(e,t){return C(e)&&T(e.places,t+1,oe)&&T(e.moves,t,ce)&&T(e.players,2,le)&&Array.isArray(e.turns)&&e.turns.every(e=>Number.isInteger(e)&&e>=0&&e<t)&&(e.exactFrom===null||Number.isInteger(e.exactFrom))}function de(e,t){let n=h(e.getItem(x));if(C(n)&&n.game===S(t))return ue(n.reviewed,t.moves.length)?n.reviewed:void 0}function fe(e,t,n){_(e,x,{game:S(t),reviewed:n})}var E=8,D=e=>e===`s`?`south`:`north`;function O(e,t){return e.toLocaleString(u(),{minimumFractionDigits:t,maximumFractionDigits:t})}var k=e=>m(e?`analyse-exact`:`analyse-estimate`);function A({margin:e,exact:t}){let n=O(e,+!t);return`${t?``:`~`}${e>0?`+`:``}${n}`}function pe(e,t){let n=t?e:Math.round(2*e)/2,r=O(n,+!Number.isInteger(n));return m(t?`beans-exact`:`beans-about`,{beans:n,count:r})}var me=class{review;first;constructor(e,t){this.review=e,this.first=t}mover(e){return e%2==0==(this.first===`s`)?`s`:`n`}turnNumber(e){return Math.floor((e+ +(this.first===`n`))/2)+1}exactness(){let{exactFrom:e,moves:t}=this.review;return e===0?m(`review-exact`):e===null||e>=t.length?m(`review-estimated`):m(`review-exact-from`,{number:this.turnNumber(e),player:D(this.mover(e))})}tally(e,t){let{good:n,moves:r,percent:i,lost:a,exact:o}=t,s=`${o?``:`~`}${O(a,+!o)}`;return m(`review-tally`,{who:D(e),good:n,moves:r,percent:i,lost:a,count:s})}loss(e){let{move:t,best:n,loss:r,exact:i,loses:a}=this.move(e);if(!a)return m(`why-no-loss`,{move:t,known:k(i)});let o={number:this.turnNumber(e),who:D(this.mover(e)),loss:pe(r,i),known:k(i),played:t};return n===t?m(`review-loss-only`,o):m(`review-loss`,{...o,best:n})}more(e){let{from:t,to:n,loses:r}=this.move(e);return r?[t===n?``:m(`turn-${t}-${n}`),this.line(`review-better`,e),this.line(`review-allows`,e+1)].join(` `).trim():``}margin(e){let t=this.review.places[e];return t?m(`review-margin`,{margin:A(t),known:k(t.exact)}):``}margins(){return m(`review-margins`,{margins:this.review.places.map(A).join(` `)})}turn(e){let{move:t,glyph:n}=this.move(e);return m(`page-turn`,{number:this.turnNumber(e),player:D(this.mover(e)),move:`${t}${n}`})}line(e,t){let n=this.review.places[t]?.line??[],r=n.slice(0,E).join(` `)+(n.length>E?` …`:`.`);return n.length>0?m(e,{line:r}):``}move(e){return this.review.moves[e]}};function he(){return[m(`plot-ahead`,{player:`south`}),m(`plot-ahead`,{player:`north`}),m(`plot-moves`),m(`analyse-exact`),m(`analyse-estimate`)]}var j=250,M=3e4,N=10,P=matchMedia(`(max-width: 600px)`),F=0,I=class extends Event{plies;constructor(e){super(`cups-ply`,{bubbles:!0}),this.plies=e}},L=class extends n{static properties={game:{attribute:!1},thinker:{attribute:!1},plies:{attribute:!1},progress:{state:!0},reviewed:{state:!0},failed:{state:!0},plot:{state:!0}};rules;narrator;start=``;idPrefix=`review${++F}-`;constructor(){super(),this.plies=0,this.failed=!1}createRenderRoot(){return this}async begin(){let{game:e,thinker:t}=this;if(!e||!t||this.progress)return;let n=this.contains(document.activeElement);this.failed=!1;let r=e.moves.length+1,i=Math.min(M,j*r);this.progress={done:0,all:r,left:i};try{let r={do:`review`,start:e.start,moves:e.moves,time:i},a=await t.ask(r,t=>{this.game===e&&(this.progress=t)});if(fe(g,e,a),!await this.present(e,a))return;let{activeElement:o}=document,s=n&&(o===document.body||this.contains(o));this.updateComplete.then(()=>{s&&this.querySelector(`.plot`)?.focus({preventScroll:!0})})}catch(t){if(this.game!==e)return;this.failed=!(t instanceof y),this.failed&&console.error(t)}finally{this.game===e&&(this.progress=void 0)}}async present(e,t){await l(`review`);let n=await c();return this.game===e&&(this.rules=n,this.narrator=new me(t,e.first),this.start=n.ask({do:`game`,start:e.start}).start,this.reviewed=t,this.draw(),!0)}draw=()=>{let{game:e,reviewed:t,rules:n}=this;e&&t&&(this.plot=n?.ask({do:`plot`,margins:t.places.map(({margin:e,exact:t})=>({margin:e,exact:t})),marks:t.turns.map(e=>e+1),northFirst:e.first===`n`,theme:p().board===`paper`?`print`:`styled`,form:P.matches?`narrow`:`wide`,words:he(),prefix:this.idPrefix}))};connectedCallback(){super.connectedCallback(),P.addEventListener(`change`,this.draw)}disconnectedCallback(){super.disconnectedCallback(),P.removeEventListener(`change`,this.draw)}willUpdate(e){if(!e.has(`game`))return;this.progress&&this.thinker?.callOff(),this.progress=void 0,this.reviewed=void 0,this.failed=!1;let{game:t}=this,n=t&&de(g,t);t&&n&&this.present(t,n)}updated(e){if(!e.has(`reviewed`)&&!e.has(`plot`))return;let t=this.querySelector(`.plot .picture`);t&&this.plot&&(t.innerHTML=this.plot.svg)}go(e){let t=this.game?.moves.length??0;this.dispatchEvent(new I(Math.max(0,Math.min(t,e))))}key(e){let t={ArrowRight:this.plies+1,ArrowUp:this.plies+1,ArrowLeft:this.plies-1,ArrowDown:this.plies-1,PageUp:this.plies+N,PageDown:this.plies-N,Home:0,End:1/0}[e.key];t===void 0||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),e.stopPropagation(),this.go(t))}point(e){let{plot:t}=this;if(!t||e.type===`pointermove`&&e.buttons!==1)return;let n=e.currentTarget.getBoundingClientRect(),r=(e.clientX-n.left)/n.width*t.width,i=t.points.map(([e])=>Math.abs(e-r));this.go(i.indexOf(Math.min(...i)))}told(e){let{plies:t}=this,n=e.margin(t);return t===0?n:[e.loss(t-1),e.more(t-1),n].filter(Boolean).join(` `)}drawn(t,n){let[i,a]=t.points[this.plies]??[0,0],o=(e,t)=>`${100*e/t}%`,s=this.game?.moves.length??0;return e`<div
      class="plot"
      role="slider"
      tabindex="0"
      aria-label=${m(`plot-title`)}
      aria-valuemin="0"
      aria-valuemax=${s}
      aria-valuenow=${this.plies}
      aria-valuetext=${this.told(n)}
      @keydown=${this.key}
      @pointerdown=${this.point}
      @pointermove=${this.point}
    >
      <div class="picture" aria-hidden="true"></div>
      <div class="here" ${r({left:o(i,t.width),top:o(a,t.height)})}></div>
    </div>`}player(t,n,r){let i=r.players[n===`s`?0:1];return e`<div class="player ${n}">
      <strong>${m(`page-percent`,{percent:i.percent})}</strong>
      <p>${t.tally(n,i)}</p>
    </div>`}turn(t,n){return e`<li>
      <button type="button" class="quiet" aria-current=${this.plies===n+1?`step`:i} @click=${()=>this.go(n+1)}>
        ${t.turn(n)}
      </button>
      <p>${t.loss(n)} ${t.more(n)}</p>
    </li>`}found(t,n,r){let i=[...t.moves.keys()].filter(e=>t.moves[e]?.loses);return e`<p>${r.exactness()}</p>
      ${this.drawn(n,r)}
      <p class="told">${this.told(r)}</p>
      <div class="steps" role="group" aria-label=${m(`moves`)}>
        <button type="button" aria-label=${m(`web-back`)} @click=${()=>this.go(this.plies-1)}>←</button>
        <button type="button" aria-label=${m(`web-next`)} @click=${()=>this.go(this.plies+1)}>→</button>
      </div>
      <div class="players">${this.player(r,`s`,t)} ${this.player(r,`n`,t)}</div>
      <h3>${m(`page-turns`)}</h3>
      ${t.turns.length===0?e`<p>${m(`page-no-turns`)}</p>`:e`<ol class="turns">${t.turns.map(e=>this.turn(r,e))}</ol>`}
      <p>
        <a class="button" href=${o(this.start,ae(t),this.plies)}>${m(`web-review-analyse`)}</a>
      </p>
      <details>
        <summary>${m(`web-review-all`)}</summary>
        ${i.length===0?e`<p>${m(t.exactFrom===0?`review-no-loss`:`review-no-loss-seen`)}</p>`:e`<ul>${i.map(t=>e`<li>${r.loss(t)}</li>`)}</ul>`}
        <p>${r.margins()}</p>
        <p>${m(`page-explained`)}</p>
      </details>`}reviewing({done:t,all:n,left:r}){let i=Math.ceil(r/1e3);return e`<p role="status">${m(`web-reviewing`)}</p>
      <progress max=${n} value=${t} aria-label=${m(`web-reviewing`)}></progress>
      <p class="soft">${m(`web-review-progress`,{done:t,all:n,seconds:i})}</p>
      <button type="button" @click=${()=>this.thinker?.callOff()}>${m(`web-stop`)}</button>`}render(){let{reviewed:t,plot:n,narrator:r,progress:a}=this;return!this.game||this.game.moves.length===0?i:t&&n&&r?e`<section class="review" aria-labelledby="${this.idPrefix}title">
        <h2 id="${this.idPrefix}title">${m(`web-review`)}</h2>
        ${this.found(t,n,r)}
      </section>`:a?e`<section class="review" aria-label=${m(`web-review`)}>${this.reviewing(a)}</section>`:e`${this.failed?e`<p class="notice" role="alert">${m(`web-review-failed`)}</p>`:i}
      <button type="button" @click=${()=>this.begin()}>${m(`web-review-begin`)}</button>`}};function R(){customElements.get(`cups-review`)||customElements.define(`cups-review`,L)}var z={cups:4,stock:40,maxSow:4,level:3,side:`s`},B=`beanduel.game`,V=`beanduel.aside`,H=`beanduel.wish`;function U(e,t){let{cups:n,stock:r,maxSow:i,level:a,side:o}=e,s={s:0,n:0};return s[b(o)]=a,{start:{cups:n,stock:r,maxSow:i},moves:[],undone:[],seats:s,seed:t,below:a===0?`s`:o}}function W(e,t,n,r){let i=Math.trunc(Number(e));return Number.isFinite(i)&&e!==``&&e!==null?Math.min(n,Math.max(t,i)):r}function G(e){let t=W(e.cups,1,15,z.cups);return{cups:t,stock:W(e.stock,1,255,10*t),maxSow:W(e.maxSow,1,t,t),level:W(e.level,0,12,z.level),side:e.side===`n`?`n`:`s`}}function K(e,t){let n=e.undone.at(-1)===t?e.undone.slice(0,-1):[];return{...e,moves:[...e.moves,t],undone:n}}function q(e,t){return e%2==0?t:b(t)}function ge(e,t){if(e.resigned)return{...e,resigned:void 0};let n=e.seats.s===0||e.seats.n===0;for(let r=e.moves.length-1;r>=0;r--){let i=e.moves[r]===`pass`;if(!n||e.seats[q(r,t)]===0&&!i){let t=[...e.undone,...e.moves.slice(r).reverse()];return{...e,moves:e.moves.slice(0,r),undone:t}}}return e}function _e(e,t){let n=e;do{let e=n.undone.at(-1);if(e===void 0)break;n=K(n,e)}while(n.undone.at(-1)===`pass`||n.seats[q(n.moves.length,t)]!==0);return n}function ve(e){let t=e,n=e=>Number.isInteger(e)&&e>=0&&e<=12,r=e=>Array.isArray(e)&&e.every(e=>typeof e==`string`);return typeof t==`object`&&!!t&&(typeof t.start==`string`||typeof t.start==`object`)&&r(t.moves)&&r(t.undone)&&n(t.seats?.s)&&n(t.seats?.n)&&Number.isInteger(t.seed)}function J(e){let t=h(e);if(ve(t))return{...t,below:t.below===`n`?`n`:`s`,resigned:t.resigned}}function ye(e){return J(e.getItem(B))}function Y(e,t){_(e,B,t)}function be(e){let t=e.getItem(B);if(t===null)return;let n=h(e.getItem(V)),r=Array.isArray(n)?n:[];return r.at(-1)!==t&&e.setItem(V,JSON.stringify([...r,t])),t}function X(e){let t=h(e.getItem(H));return t&&typeof t==`object`?G(t):z}function xe(e,t){_(e,H,t)}var Se=class extends Event{wish;constructor(e){super(`cups-wish`,{bubbles:!0}),this.wish=e}},Z=(e,t)=>Array.from({length:t-e+1},(t,n)=>e+n),Ce=class extends n{static properties={wish:{state:!0}};constructor(){super(),this.wish=z}createRenderRoot(){return this}async open(e){this.wish=e,await this.updateComplete,this.dialog?.showModal()}get dialog(){return this.querySelector(`dialog`)}changed(e,t){let n={...this.wish,[e]:t};this.wish=G(e===`cups`?{...n,stock:``,maxSow:``}:n)}submitted(e){e.preventDefault(),this.dialog?.close(),this.dispatchEvent(new Se(this.wish))}choice(t,n,r){let i=String(this.wish[t]);return e`<label class="field">
      <span>${n}</span>
      <select name=${t} @change=${e=>this.changed(t,e.target.value)}>
        ${r.map(([t,n])=>e`<option value=${t} .selected=${t===i}>${n}</option>`)}
      </select>
    </label>`}render(){let{wish:t}=this,n=Z(1,12).map(e=>[String(e),m(`seat-level`,{level:e})]),r=(e,t)=>Z(e,t).map(e=>[String(e),String(e)]),a=[[`s`,m(`web-side-south`)],[`n`,m(`web-side-north`)]];return e`<dialog aria-labelledby="new-game-title" closedby="any">
      <form @submit=${this.submitted}>
        <h2 id="new-game-title">${m(`web-new-game`)}</h2>
        ${this.choice(`level`,m(`web-opponent`),[...n,[`0`,m(`web-friend`)]])}
        ${t.level===0?i:this.choice(`side`,m(`web-side`),a)}
        ${this.choice(`cups`,m(`form-cups`),r(1,15))}
        <details>
          <summary>${m(`web-more-options`)}</summary>
          <label class="field">
            <span>${m(`form-stock`)}</span>
            <input
              type="number"
              name="stock"
              min="1"
              max=${255}
              required
              .value=${String(t.stock)}
              @change=${e=>this.changed(`stock`,e.target.value)}
            />
          </label>
          ${this.choice(`maxSow`,m(`form-max-sow`),r(1,t.cups))}
        </details>
        <div class="actions">
          <button type="button" class="quiet" @click=${()=>this.dialog?.close()}>${m(`web-cancel`)}</button>
          <button type="submit" class="primary">${m(`web-begin`)}</button>
        </div>
      </form>
    </dialog>`}};function we(t){let n=+(t.moves[0]?.by===`n`),r=[];return t.moves.forEach((e,t)=>{let i=Math.floor((t+n)/2);r[i]??=[void 0,void 0],r[i][e.by===`s`?0:1]=e}),e`<section class="moves" aria-label=${m(`moves`)}>
    <h2>${m(`moves`)}</h2>
    ${r.length===0?e`<p class="soft">${m(`begin`)}</p>`:e`<ol tabindex="0" aria-label=${m(`moves`)}>
          ${r.map(([t,n])=>e`<li><span>${t?.move??`…`}</span><span>${n?.move??``}</span></li>`)}
        </ol>`}
  </section>`}var Q=1e3,Te=350,$=()=>crypto.getRandomValues(new Uint32Array(1))[0]??1,Ee=e=>new Promise(t=>setTimeout(t,e)),De=class extends n{static properties={game:{state:!0},standing:{state:!0},chosen:{state:!0},thinking:{state:!0},said:{state:!0},notice:{state:!0},asking:{state:!0},viewed:{state:!0}};rules;boardNames;hinted;hadFocus=!1;reviewable;looks=t(p());thinker=new ee(()=>new Worker(this.dataset.worker??``,{type:`module`}),()=>{this.notice={text:m(`web-worker-restarted`)}});onStorage=e=>this.changedElsewhere(e);onFocus=()=>this.think();constructor(){super(),this.said=``}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),addEventListener(`storage`,this.onStorage),addEventListener(`focus`,this.onFocus),this.rules=await c(),this.thinker.warm(),this.open()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener(`storage`,this.onStorage),removeEventListener(`focus`,this.onFocus),this.thinker.callOff()}open(){this.notice=void 0;try{let e=ye(g);if(e){this.take(e);return}}catch(e){if(!(e instanceof s)){console.error(e),this.notice={text:m(`web-failed`),label:m(`web-try-again`),act:()=>this.open()};return}}let e=be(g);if(this.take(U(X(g),$())),e===void 0)return;let t=()=>te(new Blob([e],{type:`application/json`}),`beanduel-game.json`);this.notice={text:m(`web-game-aside`),label:m(`web-save-file`),act:t}}take(e){this.show(e),Y(g,e),this.think()}show(e){if(!this.rules)return;let t=this.rules.ask({do:`game`,start:e.start,moves:e.moves});this.thinker.callOff(),this.thinking=void 0,this.asking=void 0,this.chosen=void 0,this.hinted=void 0,this.viewed=void 0,this.game=e,this.standing=t,this.reviewable={start:t.start,moves:e.moves,first:t.moves[0]?.by??t.toMove};let n=this.names(e);n.join()!==this.boardNames?.join()&&(this.boardNames=n)}changedElsewhere(e){let t=e.key===`beanduel.game`?J(e.newValue):void 0;if(t)try{this.show(t),this.said=``}catch(e){console.error(e)}}turn(){this.game&&(this.game={...this.game,below:b(this.game.below)},Y(g,this.game))}get isOver(){return this.standing===void 0||this.standing.over||this.game?.resigned!==void 0}get seatToMove(){return(this.standing&&this.game?.seats[this.standing.toMove])??0}get isPersonsTurn(){return!this.isOver&&this.seatToMove===0}get board(){return this.querySelector(`cups-board`)}async think(){let{standing:e,game:t}=this;if(!e||!t||this.isOver||this.seatToMove===0||this.thinking)return;this.thinking=`move`,await this.updateComplete;let n=Promise.all([this.board?.atRest,Ee(Te)]),r=this.seatToMove;try{let i=e.legal[0]?.kind===`pass`?`pass`:(await this.thinker.ask({do:`play`,position:e.position,level:r,seed:t.seed})).move;await n,this.standing===e&&this.move(i)}catch(t){!(t instanceof y)&&this.standing===e&&this.failed(t)}}failed(e){console.error(e);let t=this.thinking;this.thinking=void 0;let n=()=>{this.notice=void 0,t===`hint`?this.hint():this.think()};this.notice={text:m(`web-engine-failed`),label:m(`web-try-again`),act:n}}move(e){if(!this.game)return;this.take(K(this.game,e));let t=this.standing?.moves.at(-1);t&&this.standing&&(this.said=this.standing.over?`${d(t)} ${v(this.standing)}`:d(t))}goTo(e,t,n){let{game:r,rules:i}=this;if(!r||!i)return;let a=e(r,i.ask({do:`game`,start:r.start}).toMove);a===r?this.said=n:(this.take(a),this.said=t)}async hint(){let{standing:e}=this;if(e&&this.isPersonsTurn&&!this.thinking){this.thinking=`hint`;try{let t=await this.thinker.ask({do:`search`,position:e.position,time:Q});if(this.standing!==e)return;let n=e.legal.find(e=>e.move===t.move);this.hinted={move:t.move,text:this.hintText(e,t)},this.board?.choose(n),this.thinking=void 0}catch(t){!(t instanceof y)&&this.standing===e&&this.failed(t)}}}hintText(e,t){let n=(e.toMove===`s`?1:-1)*(e.margins.at(-1)??0)+t.value,r=t.exact?n:Math.round(2*n)/2,i=`${r>0?`+`:``}${r.toLocaleString(document.documentElement.lang)}`;return m(t.exact?`hint-exact`:`hint-estimate`,{move:t.move,margin:i})}resign(){let{game:e,standing:t}=this;if(!e||!t||this.isOver)return;if(this.asking!==`resign`){this.asking=`resign`;return}let n=[`s`,`n`].filter(t=>e.seats[t]===0),r=n.length===1&&n[0]?n[0]:t.toMove;this.take({...e,resigned:r}),this.said=v(t,r)}begin(e){xe(g,e),this.notice=void 0,this.said=``,this.take(U(e,$())),this.updateComplete.then(()=>this.board?.focusMover())}names(e){let t=t=>{let n=e.seats[t];return n===0?f(t):`${f(t)} · ${m(`seat-level`,{level:n})}`};return[t(`s`),t(`n`)]}choices(t){if(this.isOver)return i;let n=!this.isPersonsTurn,r={chosen:this.chosen,press:e=>this.board?.press(e),play:e=>this.board?.play(e)};return e`<div class="chips ${n?`waiting`:``}" tabindex="-1">
      ${n?e`<p>${m(`web-engine-thinks`)}</p>`:ne(t,r)}
    </div>`}result(t,n){return this.isOver?e`<section class="result" aria-labelledby="result-title" tabindex="-1">
      <h2 id="result-title">${v(t,n.resigned)}</h2>
      <p>${m(`summary-moves`,{moves:t.moves.length})}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${()=>this.begin(X(g))}>${m(`web-again`)}</button>
        <button type="button" @click=${this.openForm}>${m(`web-new-game`)}</button>
        <a class="button" href=${o(t.start,n.moves,0)}>${m(`web-analyse`)}</a>
      </div>
      <cups-review
        .game=${this.reviewable}
        .thinker=${this.thinker}
        .plies=${(this.viewed??t).moves.length}
        @cups-ply=${e=>this.view(e.plies)}
      ></cups-review>
    </section>`:i}view(e){let{rules:t,game:n}=this;if(!t||!n)return;let r=e>=n.moves.length;this.viewed=r?void 0:t.ask({do:`game`,start:n.start,moves:n.moves.slice(0,e)})}openForm=()=>this.querySelector(`cups-new-game`)?.open(X(g));status(e){if(this.chosen){let{hinted:e,chosen:t}=this;return e?.move===t.move?`${e.text} ${d(t)}`:d(t)}if(this.thinking===`hint`)return m(`web-hint-thinks`);if(this.said&&!this.viewed)return this.said;let t=e.moves.at(-1);return t?d(t):m(`begin`)}tool(t,n,r){return e`<button
      type="button"
      aria-disabled=${n?i:`true`}
      @click=${()=>{n&&r()}}
    >${m(t)}</button>`}tools(t){let n=this.isPersonsTurn&&this.thinking===void 0,r=t.moves.length>0||t.resigned!==void 0;return e`<div class="tools" role="group" aria-label=${m(`web-tools`)}>
      ${this.tool(`web-undo`,r,()=>this.goTo(ge,m(`web-taken-back`),m(`notice-nothing-to-undo`)))}
      ${this.tool(`web-redo`,t.undone.length>0&&!this.isOver,()=>this.goTo(_e,m(`web-played-again`),``))}
      ${this.tool(`web-hint`,n,()=>this.hint())}
      ${this.tool(`web-flip`,!0,()=>this.turn())}
      ${this.tool(this.asking===`resign`?`web-resign-sure`:`web-resign`,!this.isOver,()=>this.resign())}
      ${this.tool(`web-new-game`,!0,this.openForm)}
    </div>`}noticed(){if(!this.notice)return i;let{text:t,label:n,act:r}=this.notice;return e`<p class="notice" role="alert">
      ${t} ${r?e`<button type="button" @click=${r}>${n}</button>`:i}
    </p>`}willUpdate(){this.hadFocus=document.activeElement?.closest(`cups-table .chips`)!=null}updated(e){if(this.hadFocus&&!this.contains(document.activeElement)&&this.querySelector(`.chips, .result`)?.focus({preventScroll:!0}),!e.has(`standing`))return;for(let e of this.querySelectorAll(`:scope > .served`))e.remove();let t=this.querySelector(`.moves ol`);t&&(t.scrollTop=t.scrollHeight)}render(){let{standing:t,game:n}=this;return!t||!n?this.noticed():e`<div class="table">
      <div class="play">
        <cups-board
          .standing=${this.viewed??t}
          .playable=${this.isPersonsTurn}
          .flipped=${n.below===`n`}
          .looks=${this.looks}
          .names=${this.boardNames}
          @cups-move=${e=>{this.notice=void 0,this.move(e.played.move)}}
          @cups-choice=${e=>{this.chosen=e.chosen}}
        ></cups-board>
        <p class="status" role="status">${this.status(this.viewed??t)}</p>
        ${this.noticed()} ${this.choices(t)} ${this.result(t,n)}
      </div>
      <div class="side">
        ${this.tools(n)} ${we(t)}
        <details class="keys">
          <summary>${m(`web-keys`)}</summary>
          <p>${m(`web-keys-text`)}</p>
        </details>
      </div>
      <cups-new-game @cups-wish=${e=>this.begin(e.wish)}></cups-new-game>
    </div>`}};await l(),a(),R(),customElements.define(`cups-new-game`,Ce),customElements.define(`cups-table`,De);