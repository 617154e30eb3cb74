import{c as e,n as t,o as n,r,s as i,t as a}from"./board-LLAxM07g.js";import{n as o,r as s}from"./cups-mzDGn5do.js";import{i as c,n as l,o as u,r as d,t as f,u as p}from"./text-Di2ezqQq.js";import{n as m,t as h}from"./thinker-Dt3y8GzE.js";import"./data-Ci4qgGnT.js";import{n as g}from"./address-DTAmI8Yt.js";import{t as _}from"./storage-4dZgYLsM.js";import{t as v}from"./choices-Cs2225oU.js";var y=8,b=e=>e===`s`?`south`:`north`;function x(e,t){return e.toLocaleString(f(),{minimumFractionDigits:t,maximumFractionDigits:t})}var S=e=>c(e?`analyse-exact`:`analyse-estimate`);function C({margin:e,exact:t}){let n=x(e,+!t);return`${t?``:`~`}${e>0?`+`:``}${n}`}function w(e,t){let n=t?e:Math.round(2*e)/2,r=x(n,+!Number.isInteger(n));return c(t?`beans-exact`:`beans-about`,{beans:n,count:r})}var T=class{review;first;constructor(e,t){this.review=e,this.first=t}mover(e){return e%2==0==(this.first===`s`)?`s`:`n`}turnNumber(e){return Math.floor((e+ +(this.first===`n`))/2)+1}exactness(){let{exactFrom:e,moves:t}=this.review;return e===0?c(`review-exact`):e===null||e>=t.length?c(`review-estimated`):c(`review-exact-from`,{number:this.turnNumber(e),player:b(this.mover(e))})}tally(e,t){let{good:n,moves:r,percent:i,lost:a,exact:o}=t,s=`${o?``:`~`}${x(a,+!o)}`;return c(`review-tally`,{who:b(e),good:n,moves:r,percent:i,lost:a,count:s})}loss(e){let{move:t,best:n,loss:r,exact:i,loses:a}=this.move(e);if(!a)return c(`why-no-loss`,{move:t,known:S(i)});let o={number:this.turnNumber(e),who:b(this.mover(e)),loss:w(r,i),known:S(i),played:t};return n===t?c(`review-loss-only`,o):c(`review-loss`,{...o,best:n})}more(e){let{from:t,to:n,loses:r}=this.move(e);return r?[t===n?``:c(`turn-${t}-${n}`),this.line(`review-better`,e),this.line(`review-allows`,e+1)].join(` `).trim():``}margin(e){let t=this.review.places[e];return t?c(`review-margin`,{margin:C(t),known:S(t.exact)}):``}margins(){return c(`review-margins`,{margins:this.review.places.map(C).join(` `)})}turn(e){let{move:t,glyph:n}=this.move(e);return c(`page-turn`,{number:this.turnNumber(e),player:b(this.mover(e)),move:`${t}${n}`})}line(e,t){let n=this.review.places[t]?.line??[],r=n.slice(0,y).join(` `)+(n.length>y?` …`:``);return n.length>0?c(e,{line:r}):``}move(e){return this.review.moves[e]}};function ee(){return[c(`plot-ahead`,{player:`south`}),c(`plot-ahead`,{player:`north`}),c(`plot-moves`),c(`analyse-exact`),c(`analyse-estimate`)]}var te=250,ne=3e4,E=10,D=0,O=class extends Event{plies;constructor(e){super(`cups-ply`,{bubbles:!0}),this.plies=e}},k=class extends n{static properties={game:{attribute:!1},thinker:{attribute:!1},plies:{attribute:!1},progress:{state:!0},reviewed:{state:!0},failed:{state:!0}};rules;narrator;plot;idPrefix=`review${++D}-`;constructor(){super(),this.plies=0,this.failed=!1}createRenderRoot(){return this}async begin(){let{game:e,thinker:t}=this;if(!e||!t||this.progress)return;let n=this.contains(document.activeElement);this.failed=!1;let r=e.moves.length+1,i=Math.min(ne,te*r);this.progress={done:0,all:r,left:i};try{await l(`review`),this.rules=await s();let r={do:`review`,start:e.start,moves:e.moves,time:i},a=await t.ask(r,t=>{this.game===e&&(this.progress=t)});if(this.game!==e)return;this.narrator=new T(a,e.first),this.plot=this.rules.ask({do:`plot`,margins:a.places.map(({margin:e,exact:t})=>({margin:e,exact:t})),marks:a.turns.map(e=>e+1),northFirst:e.first===`n`,theme:p().board===`paper`?`print`:`styled`,words:ee(),prefix:this.idPrefix}),this.reviewed=a;let{activeElement:o}=document,c=n&&(o===document.body||this.contains(o));this.updateComplete.then(()=>{c&&this.querySelector(`.plot`)?.focus({preventScroll:!0})})}catch(t){if(this.game!==e)return;this.failed=!(t instanceof h),this.failed&&console.error(t)}finally{this.game===e&&(this.progress=void 0)}}willUpdate(e){e.has(`game`)&&(this.progress&&this.thinker?.callOff(),this.progress=void 0,this.reviewed=void 0,this.failed=!1)}updated(e){if(!e.has(`reviewed`))return;let t=this.querySelector(`.plot .picture`);t&&this.plot&&(t.innerHTML=this.plot.svg)}go(e){let t=this.game?.moves.length??0;this.dispatchEvent(new O(Math.max(0,Math.min(t,e))))}key(e){let t={ArrowRight:this.plies+1,ArrowUp:this.plies+1,ArrowLeft:this.plies-1,ArrowDown:this.plies-1,PageUp:this.plies+E,PageDown:this.plies-E,Home:0,End:1/0}[e.key];t===void 0||e.altKey||e.ctrlKey||e.metaKey||(e.preventDefault(),e.stopPropagation(),this.go(t))}point(e){let{plot:t}=this;if(!t||e.type===`pointermove`&&e.buttons!==1)return;let n=e.currentTarget.getBoundingClientRect(),r=(e.clientX-n.left)/n.width*t.width,i=t.points.map(([e])=>Math.abs(e-r));this.go(i.indexOf(Math.min(...i)))}told(e){let{plies:t}=this,n=e.margin(t);return t===0?n:[e.loss(t-1),e.more(t-1),n].filter(Boolean).join(` `)}drawn(t,n){let[i,a]=t.points[this.plies]??[0,0],o=(e,t)=>`${100*e/t}%`,s=this.game?.moves.length??0;return e`<div
      class="plot"
      role="slider"
      tabindex="0"
      aria-label=${c(`plot-title`)}
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
      <strong>${c(`page-percent`,{percent:i.percent})}</strong>
      <p>${t.tally(n,i)}</p>
    </div>`}turn(t,n){return e`<li>
      <button type="button" class="quiet" aria-current=${this.plies===n+1?`step`:i} @click=${()=>this.go(n+1)}>
        ${t.turn(n)}
      </button>
      <p>${t.loss(n)} ${t.more(n)}</p>
    </li>`}found(t,n,r){let i=[...t.moves.keys()].filter(e=>t.moves[e]?.loses);return e`<p>${r.exactness()}</p>
      ${this.drawn(n,r)}
      <p class="told">${this.told(r)}</p>
      <div class="steps" role="group" aria-label=${c(`moves`)}>
        <button type="button" aria-label=${c(`web-back`)} @click=${()=>this.go(this.plies-1)}>←</button>
        <button type="button" aria-label=${c(`web-next`)} @click=${()=>this.go(this.plies+1)}>→</button>
      </div>
      <div class="players">${this.player(r,`s`,t)} ${this.player(r,`n`,t)}</div>
      <h3>${c(`page-turns`)}</h3>
      ${t.turns.length===0?e`<p>${c(`page-no-turns`)}</p>`:e`<ol class="turns">${t.turns.map(e=>this.turn(r,e))}</ol>`}
      <details>
        <summary>${c(`web-review-all`)}</summary>
        ${i.length===0?e`<p>${c(`review-no-loss`)}</p>`:e`<ul>${i.map(t=>e`<li>${r.loss(t)}</li>`)}</ul>`}
        <p>${r.margins()}</p>
        <p>${c(`page-explained`)}</p>
      </details>`}reviewing({done:t,all:n,left:r}){let i=Math.ceil(r/1e3);return e`<p role="status">${c(`web-reviewing`)}</p>
      <progress max=${n} value=${t} aria-label=${c(`web-reviewing`)}></progress>
      <p class="soft">${c(`web-review-progress`,{done:t,all:n,seconds:i})}</p>
      <button type="button" @click=${()=>this.thinker?.callOff()}>${c(`web-stop`)}</button>`}render(){let{reviewed:t,plot:n,narrator:r,progress:a}=this;return!this.game||this.game.moves.length===0?i:t&&n&&r?e`<section class="review" aria-labelledby="${this.idPrefix}title">
        <h2 id="${this.idPrefix}title">${c(`web-review`)}</h2>
        ${this.found(t,n,r)}
      </section>`:a?e`<section class="review" aria-label=${c(`web-review`)}>${this.reviewing(a)}</section>`:e`${this.failed?e`<p class="notice" role="alert">${c(`web-review-failed`)}</p>`:i}
      <button type="button" @click=${()=>this.begin()}>${c(`web-review-begin`)}</button>`}};function A(){customElements.get(`cups-review`)||customElements.define(`cups-review`,k)}var j={cups:4,stock:40,maxSow:4,level:3,side:`s`},M=`beanduel.game`,N=`beanduel.aside`,P=`beanduel.wish`,F=e=>e===`s`?`n`:`s`;function I(e,t){let{cups:n,stock:r,maxSow:i,level:a,side:o}=e,s={s:0,n:0};return s[F(o)]=a,{start:{cups:n,stock:r,maxSow:i},moves:[],undone:[],seats:s,seed:t,below:a===0?`s`:o}}function L(e,t,n,r){let i=Math.trunc(Number(e));return Number.isFinite(i)&&e!==``&&e!==null?Math.min(n,Math.max(t,i)):r}function R(e){let t=L(e.cups,1,15,j.cups);return{cups:t,stock:L(e.stock,1,255,10*t),maxSow:L(e.maxSow,1,t,t),level:L(e.level,0,12,j.level),side:e.side===`n`?`n`:`s`}}function z(e,t){let n=e.undone.at(-1)===t?e.undone.slice(0,-1):[];return{...e,moves:[...e.moves,t],undone:n}}function B(e,t){return e%2==0?t:F(t)}function V(e,t){if(e.resigned)return{...e,resigned:void 0};let n=e.seats.s===0||e.seats.n===0;for(let r=e.moves.length-1;r>=0;r--){let i=e.moves[r]===`pass`;if(!n||e.seats[B(r,t)]===0&&!i){let t=[...e.undone,...e.moves.slice(r).reverse()];return{...e,moves:e.moves.slice(0,r),undone:t}}}return e}function H(e,t){let n=e;do{let e=n.undone.at(-1);if(e===void 0)break;n=z(n,e)}while(n.undone.at(-1)===`pass`||n.seats[B(n.moves.length,t)]!==0);return n}function U(e){let t=e,n=e=>Number.isInteger(e)&&e>=0&&e<=12,r=e=>Array.isArray(e)&&e.every(e=>typeof e==`string`);return typeof t==`object`&&!!t&&(typeof t.start==`string`||typeof t.start==`object`)&&r(t.moves)&&r(t.undone)&&n(t.seats?.s)&&n(t.seats?.n)&&Number.isInteger(t.seed)}function W(e){try{return JSON.parse(e??`null`)}catch{return null}}function G(e){let t=W(e);if(U(t))return{...t,below:t.below===`n`?`n`:`s`,resigned:t.resigned}}function K(e){return G(e.getItem(M))}function q(e,t){try{e.setItem(M,JSON.stringify(t))}catch{}}function J(e){let t=e.getItem(M);if(t===null)return;let n=W(e.getItem(N)),r=Array.isArray(n)?n:[];return r.at(-1)!==t&&e.setItem(N,JSON.stringify([...r,t])),t}function Y(e){let t=W(e.getItem(P));return t&&typeof t==`object`?R(t):j}function X(e,t){try{e.setItem(P,JSON.stringify(t))}catch{}}var re=class extends Event{wish;constructor(e){super(`cups-wish`,{bubbles:!0}),this.wish=e}},Z=(e,t)=>Array.from({length:t-e+1},(t,n)=>e+n),ie=class extends n{static properties={wish:{state:!0}};constructor(){super(),this.wish=j}createRenderRoot(){return this}async open(e){this.wish=e,await this.updateComplete,this.dialog?.showModal()}get dialog(){return this.querySelector(`dialog`)}changed(e,t){let n={...this.wish,[e]:t};this.wish=R(e===`cups`?{...n,stock:``,maxSow:``}:n)}submitted(e){e.preventDefault(),this.dialog?.close(),this.dispatchEvent(new re(this.wish))}choice(t,n,r){let i=String(this.wish[t]);return e`<label class="field">
      <span>${n}</span>
      <select name=${t} @change=${e=>this.changed(t,e.target.value)}>
        ${r.map(([t,n])=>e`<option value=${t} .selected=${t===i}>${n}</option>`)}
      </select>
    </label>`}render(){let{wish:t}=this,n=Z(1,12).map(e=>[String(e),c(`seat-level`,{level:e})]),r=(e,t)=>Z(e,t).map(e=>[String(e),String(e)]),a=[[`s`,c(`web-side-south`)],[`n`,c(`web-side-north`)]];return e`<dialog aria-labelledby="new-game-title" closedby="any">
      <form @submit=${this.submitted}>
        <h2 id="new-game-title">${c(`web-new-game`)}</h2>
        ${this.choice(`level`,c(`web-opponent`),[...n,[`0`,c(`web-friend`)]])}
        ${t.level===0?i:this.choice(`side`,c(`web-side`),a)}
        ${this.choice(`cups`,c(`form-cups`),r(1,15))}
        <details>
          <summary>${c(`web-more-options`)}</summary>
          <label class="field">
            <span>${c(`form-stock`)}</span>
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
          ${this.choice(`maxSow`,c(`form-max-sow`),r(1,t.cups))}
        </details>
        <div class="actions">
          <button type="button" class="quiet" @click=${()=>this.dialog?.close()}>${c(`web-cancel`)}</button>
          <button type="submit" class="primary">${c(`web-begin`)}</button>
        </div>
      </form>
    </dialog>`}};function Q(e,t){if(t)return c(`ending-resigned`,{player:d(t),winner:d(F(t))});let[n,r]=[e.sides[0].pot,e.sides[1].pot];if(e.outcome===`draw`)return c(`ending-draw`,{beans:n});let i=e.outcome===`s`?`s`:`n`,[a,o]=i===`s`?[n,r]:[r,n];return c(`ending-win`,{player:d(i),own:a,other:o,beans:a-o})}function ae(t){let n=+(t.moves[0]?.by===`n`),r=[];return t.moves.forEach((e,t)=>{let i=Math.floor((t+n)/2);r[i]??=[void 0,void 0],r[i][e.by===`s`?0:1]=e}),e`<section class="moves" aria-label=${c(`moves`)}>
    <h2>${c(`moves`)}</h2>
    ${r.length===0?e`<p class="soft">${c(`begin`)}</p>`:e`<ol tabindex="0" aria-label=${c(`moves`)}>
          ${r.map(([t,n])=>e`<li><span>${t?.move??`…`}</span><span>${n?.move??``}</span></li>`)}
        </ol>`}
  </section>`}var oe=1e3,se=350,$=()=>crypto.getRandomValues(new Uint32Array(1))[0]??1,ce=e=>new Promise(t=>setTimeout(t,e)),le=class extends n{static properties={game:{state:!0},standing:{state:!0},chosen:{state:!0},thinking:{state:!0},said:{state:!0},notice:{state:!0},asking:{state:!0},viewed:{state:!0}};rules;boardNames;hinted;hadFocus=!1;reviewable;looks=t(p());thinker=new m(()=>new Worker(this.dataset.worker??``,{type:`module`}),()=>{this.notice={text:c(`web-worker-restarted`)}});onStorage=e=>this.changedElsewhere(e);onFocus=()=>this.think();constructor(){super(),this.said=``}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),addEventListener(`storage`,this.onStorage),addEventListener(`focus`,this.onFocus),this.rules=await s(),this.thinker.warm(),this.open()}disconnectedCallback(){super.disconnectedCallback(),removeEventListener(`storage`,this.onStorage),removeEventListener(`focus`,this.onFocus),this.thinker.callOff()}open(){this.notice=void 0;try{let e=K(_);if(e){this.take(e);return}}catch(e){if(!(e instanceof o)){console.error(e),this.notice={text:c(`web-failed`),label:c(`web-try-again`),act:()=>this.open()};return}}let e=J(_);this.take(I(Y(_),$())),e!==void 0&&(this.notice={text:c(`web-game-aside`),label:c(`web-save-file`),act:()=>ue(e)})}take(e){this.show(e),q(_,e),this.think()}show(e){if(!this.rules)return;let t=this.rules.ask({do:`game`,start:e.start,moves:e.moves});this.thinker.callOff(),this.thinking=void 0,this.asking=void 0,this.chosen=void 0,this.hinted=void 0,this.viewed=void 0,this.game=e,this.standing=t,this.reviewable={start:t.start,moves:e.moves,first:t.moves[0]?.by??t.toMove};let n=this.names(e);n.join()!==this.boardNames?.join()&&(this.boardNames=n)}changedElsewhere(e){let t=e.key===`beanduel.game`?G(e.newValue):void 0;if(t)try{this.show(t),this.said=``}catch(e){console.error(e)}}turn(){this.game&&(this.game={...this.game,below:F(this.game.below)},q(_,this.game))}get isOver(){return this.standing===void 0||this.standing.over||this.game?.resigned!==void 0}get seatToMove(){return(this.standing&&this.game?.seats[this.standing.toMove])??0}get isPersonsTurn(){return!this.isOver&&this.seatToMove===0}get board(){return this.querySelector(`cups-board`)}async think(){let{standing:e,game:t}=this;if(!e||!t||this.isOver||this.seatToMove===0||this.thinking)return;this.thinking=`move`,await this.updateComplete;let n=Promise.all([this.board?.atRest,ce(se)]),r=this.seatToMove;try{let i=e.legal[0]?.kind===`pass`?`pass`:(await this.thinker.ask({do:`play`,position:e.position,level:r,seed:t.seed})).move;await n,this.standing===e&&this.move(i)}catch(t){!(t instanceof h)&&this.standing===e&&this.failed(t)}}failed(e){console.error(e);let t=this.thinking;this.thinking=void 0;let n=()=>{this.notice=void 0,t===`hint`?this.hint():this.think()};this.notice={text:c(`web-engine-failed`),label:c(`web-try-again`),act:n}}move(e){if(!this.game)return;this.notice=void 0,this.take(z(this.game,e));let t=this.standing?.moves.at(-1);t&&this.standing&&(this.said=this.standing.over?`${u(t)} ${Q(this.standing,void 0)}`:u(t))}goTo(e,t,n){let{game:r,rules:i}=this;if(!r||!i)return;let a=e(r,i.ask({do:`game`,start:r.start}).toMove);a===r?this.said=n:(this.take(a),this.said=t)}async hint(){let{standing:e}=this;if(e&&this.isPersonsTurn&&!this.thinking){this.thinking=`hint`;try{let t=await this.thinker.ask({do:`search`,position:e.position,time:oe});if(this.standing!==e)return;let n=e.legal.find(e=>e.move===t.move);this.hinted={move:t.move,text:this.hintText(e,t)},this.board?.choose(n),this.thinking=void 0}catch(t){!(t instanceof h)&&this.standing===e&&this.failed(t)}}}hintText(e,t){let n=(e.toMove===`s`?1:-1)*(e.margins.at(-1)??0)+t.value,r=t.exact?n:Math.round(2*n)/2,i=`${r>0?`+`:``}${r.toLocaleString(document.documentElement.lang)}`;return c(t.exact?`hint-exact`:`hint-estimate`,{move:t.move,margin:i})}resign(){let{game:e,standing:t}=this;if(!e||!t||this.isOver)return;if(this.asking!==`resign`){this.asking=`resign`;return}let n=[`s`,`n`].filter(t=>e.seats[t]===0),r=n.length===1&&n[0]?n[0]:t.toMove;this.take({...e,resigned:r}),this.said=Q(t,r)}begin(e){X(_,e),this.notice=void 0,this.said=``,this.take(I(e,$())),this.updateComplete.then(()=>this.board?.focusMover())}names(e){let t=t=>{let n=e.seats[t];return n===0?d(t):`${d(t)} · ${c(`seat-level`,{level:n})}`};return[t(`s`),t(`n`)]}choices(t){if(this.isOver)return i;let n=!this.isPersonsTurn,r={chosen:this.chosen,press:e=>this.board?.press(e),play:e=>this.board?.play(e)};return e`<div class="chips ${n?`waiting`:``}" tabindex="-1">
      ${n?e`<p>${c(`web-engine-thinks`)}</p>`:v(t,r)}
    </div>`}result(t,n){return this.isOver?e`<section class="result" aria-labelledby="result-title" tabindex="-1">
      <h2 id="result-title">${Q(t,n.resigned)}</h2>
      <p>${c(`summary-moves`,{moves:t.moves.length})}</p>
      <div class="actions">
        <button type="button" class="primary" @click=${()=>this.begin(Y(_))}>${c(`web-again`)}</button>
        <button type="button" @click=${this.openForm}>${c(`web-new-game`)}</button>
        <a class="button" href=${g(t.start,n.moves,0)}>${c(`web-analyse`)}</a>
      </div>
      <cups-review
        .game=${this.reviewable}
        .thinker=${this.thinker}
        .plies=${(this.viewed??t).moves.length}
        @cups-ply=${e=>this.view(e.plies)}
      ></cups-review>
    </section>`:i}view(e){let{rules:t,game:n}=this;if(!t||!n)return;let r=e>=n.moves.length;this.viewed=r?void 0:t.ask({do:`game`,start:n.start,moves:n.moves.slice(0,e)})}openForm=()=>this.querySelector(`cups-new-game`)?.open(Y(_));status(e){if(this.chosen){let{hinted:e,chosen:t}=this;return e?.move===t.move?`${e.text} ${u(t)}`:u(t)}if(this.thinking===`hint`)return c(`web-hint-thinks`);if(this.said&&!this.viewed)return this.said;let t=e.moves.at(-1);return t?u(t):c(`begin`)}tool(t,n,r){return e`<button
      type="button"
      aria-disabled=${n?i:`true`}
      @click=${()=>{n&&r()}}
    >${c(t)}</button>`}tools(t){let n=this.isPersonsTurn&&this.thinking===void 0,r=t.moves.length>0||t.resigned!==void 0;return e`<div class="tools" role="group" aria-label=${c(`web-tools`)}>
      ${this.tool(`web-undo`,r,()=>this.goTo(V,c(`web-taken-back`),c(`notice-nothing-to-undo`)))}
      ${this.tool(`web-redo`,t.undone.length>0&&!this.isOver,()=>this.goTo(H,c(`web-played-again`),``))}
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
          @cups-move=${e=>this.move(e.played.move)}
          @cups-choice=${e=>{this.chosen=e.chosen}}
        ></cups-board>
        <p class="status" role="status">${this.status(this.viewed??t)}</p>
        ${this.noticed()} ${this.choices(t)} ${this.result(t,n)}
      </div>
      <div class="side">
        ${this.tools(n)} ${ae(t)}
        <details class="keys">
          <summary>${c(`web-keys`)}</summary>
          <p>${c(`web-keys-text`)}</p>
        </details>
      </div>
      <cups-new-game @cups-wish=${e=>this.begin(e.wish)}></cups-new-game>
    </div>`}};function ue(e){let t=document.createElement(`a`);t.href=URL.createObjectURL(new Blob([e],{type:`application/json`})),t.download=`beanduel-game.json`,t.click(),URL.revokeObjectURL(t.href)}await l(),a(),A(),customElements.define(`cups-new-game`,ie),customElements.define(`cups-table`,le);