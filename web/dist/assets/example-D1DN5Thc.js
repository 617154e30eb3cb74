import{c as e,n as t,o as n,s as r,t as i}from"./board-YJn1uF9Q.js";import{n as a}from"./address-DTAmI8Yt.js";import{r as o}from"./cups-mzDGn5do.js";import{a as s,l as c,r as l,s as u}from"./settings-DDyYDeS3.js";var d=class extends n{static properties={plies:{state:!0}};rules;looks=t(l());standings=[];constructor(){super(),this.plies=0}get moves(){return(this.dataset.moves??``).split(` `).filter(e=>e!==``)}createRenderRoot(){return this}async connectedCallback(){super.connectedCallback(),this.rules=await o();let{moves:e}=this,t={cups:Number(this.dataset.cups??4)},{rules:n}=this;this.standings=[...Array(e.length+1).keys()].map(r=>n.ask({do:`game`,start:t,moves:e.slice(0,r)}));for(let e of this.querySelectorAll(`:scope > .served`))e.remove();this.requestUpdate()}render(){let t=this.standings[this.plies];if(!t)return r;let n=t.moves.at(-1);return e`<cups-board .standing=${t} .looks=${this.looks}></cups-board>
      <p class="status" role="status">${n?`${n.move}: ${c(n)}`:u(`begin`)}</p>
      <div class="actions">
        <button type="button" ?disabled=${this.plies===0} @click=${()=>this.step(-1)}>${u(`web-back`)}</button>
        <button type="button" class="primary" ?disabled=${this.plies===this.standings.length-1} @click=${()=>this.step(1)}>
          ${u(`web-next`)}
        </button>
        <a class="button" href=${a(t.start,this.moves,this.plies)}>${u(`web-analyse`)}</a>
      </div>`}step(e){this.plies+=e}};await s(),i(),customElements.define(`cups-example`,d);