import{a as e,n as t,o as n,s as r,t as i}from"./board-v5OE7C1A.js";import{r as a}from"./cups-mzDGn5do.js";import{i as o,r as s,s as c,t as l}from"./text-QCTbsU_t.js";var u=class extends e{static properties={plies:{state:!0}};rules;looks=t(c());standings=[];constructor(){super(),this.plies=0}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),this.rules=await a();let e=(this.dataset.moves??``).split(` `).filter(e=>e!==``),t={cups:Number(this.dataset.cups??4)},{rules:n}=this;this.standings=[...Array(e.length+1).keys()].map(r=>n.ask({do:`game`,start:t,moves:e.slice(0,r)}));for(let e of this.querySelectorAll(`:scope > .served`))e.remove();this.requestUpdate()}render(){let e=this.standings[this.plies];if(!e)return n;let t=e.moves.at(-1);return r`<cups-board .standing=${e} .looks=${this.looks}></cups-board>
      <p class="status" role="status">${t?`${t.move}: ${o(t)}`:s(`begin`)}</p>
      <div class="actions">
        <button type="button" ?disabled=${this.plies===0} @click=${()=>this.step(-1)}>${s(`web-back`)}</button>
        <button type="button" class="primary" ?disabled=${this.plies===this.standings.length-1} @click=${()=>this.step(1)}>
          ${s(`web-next`)}
        </button>
      </div>`}step(e){this.plies+=e}};await l(),i(),customElements.define(`cups-example`,u);