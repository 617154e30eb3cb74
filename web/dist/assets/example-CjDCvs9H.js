import{c as e,n as t,o as n,s as r,t as i}from"./board-B_3eF6LN.js";import{r as a}from"./cups-mzDGn5do.js";import{a as o,c as s,i as c,n as l}from"./text-bxsv8Ina.js";var u=class extends n{static properties={plies:{state:!0}};rules;looks=t(s());standings=[];constructor(){super(),this.plies=0}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),this.rules=await a();let e=(this.dataset.moves??``).split(` `).filter(e=>e!==``),t={cups:Number(this.dataset.cups??4)},{rules:n}=this;this.standings=[...Array(e.length+1).keys()].map(r=>n.ask({do:`game`,start:t,moves:e.slice(0,r)}));for(let e of this.querySelectorAll(`:scope > .served`))e.remove();this.requestUpdate()}render(){let t=this.standings[this.plies];if(!t)return r;let n=t.moves.at(-1);return e`<cups-board .standing=${t} .looks=${this.looks}></cups-board>
      <p class="status" role="status">${n?`${n.move}: ${o(n)}`:c(`begin`)}</p>
      <div class="actions">
        <button type="button" ?disabled=${this.plies===0} @click=${()=>this.step(-1)}>${c(`web-back`)}</button>
        <button type="button" class="primary" ?disabled=${this.plies===this.standings.length-1} @click=${()=>this.step(1)}>
          ${c(`web-next`)}
        </button>
      </div>`}step(e){this.plies+=e}};await l(),i(),customElements.define(`cups-example`,u);