import{i as e,o as t,r as n}from"./text-BovrUIJf.js";import{a as r,c as i,i as a,s as o}from"./board-Dy_D-0Ab.js";var s=class{items=new Map;get length(){return this.items.size}clear(){this.items.clear()}getItem(e){return this.items.get(e)??null}key(e){return[...this.items.keys()][e]??null}removeItem(e){this.items.delete(e)}setItem(e,t){this.items.set(e,t)}};function c(){try{return localStorage}catch{return new s}}var l=c();function u(n,{chosen:s,press:c}){let l=s?.move===n.move,u=`${n.number}${n.captured>0?`×${n.captured}`:``}: ${t(n)}`,d=n.kind===`empty`?`⇧${a(n.number)}`:a(n.number);return i`<button
    type="button"
    class=${r({chip:!0,pressed:l,captures:n.captured>0})}
    aria-pressed=${l?`true`:`false`}
    aria-label=${u}
    data-move=${n.move}
    title=${e(`web-key`,{key:d})}
    @click=${()=>c(n)}
  >
    ${n.number}${n.captured>0?i`<small>×${n.captured}</small>`:o}
  </button>`}function d(e,t,n){return t.length===0?o:i`<div class="group" role="group" aria-label=${e}>
    <span>${e}</span>${t.map(e=>u(e,n))}
  </div>`}function f(t,r){let[a]=t.legal;if(a?.kind===`pass`)return i`<p>${e(`pass-body`,{player:n(t.toMove)})}</p>
      <button type="button" class="primary" @click=${()=>r.play(a)}>${e(`web-pass`)}</button>`;let s=e=>t.legal.filter(t=>t.kind===e),{chosen:c}=r;return i`${d(e(`web-sow`),s(`sow`),r)} ${d(e(`web-empty`),s(`empty`),r)}
    <button type="button" class="primary" aria-disabled=${c?o:`true`} @click=${()=>r.play()}>
      ${c?e(`web-play-move`,{move:c.move}):e(`web-choose`)}
    </button>`}export{l as n,f as t};