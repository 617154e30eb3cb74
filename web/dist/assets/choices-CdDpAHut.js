import{a as e,c as t,i as n,s as r}from"./board-CNxCiX-P.js";import{i,o as a,r as o}from"./text-C7tvH--m.js";function s(o,{chosen:s,press:c}){let l=s?.move===o.move,u=`${o.number}${o.captured>0?`×${o.captured}`:``}: ${a(o)}`,d=o.kind===`empty`?`⇧${n(o.number)}`:n(o.number);return t`<button
    type="button"
    class=${e({chip:!0,pressed:l,captures:o.captured>0})}
    aria-pressed=${l?`true`:`false`}
    aria-label=${u}
    data-move=${o.move}
    title=${i(`web-key`,{key:d})}
    @click=${()=>c(o)}
  >
    ${o.number}${o.captured>0?t`<small>×${o.captured}</small>`:r}
  </button>`}function c(e,n,i){return n.length===0?r:t`<div class="group" role="group" aria-label=${e}>
    <span>${e}</span>${n.map(e=>s(e,i))}
  </div>`}function l(e,n){let[a]=e.legal;if(a?.kind===`pass`)return t`<p>${i(`pass-body`,{player:o(e.toMove)})}</p>
      <button type="button" class="primary" @click=${()=>n.play(a)}>${i(`web-pass`)}</button>`;let s=t=>e.legal.filter(e=>e.kind===t),{chosen:l}=n;return t`${c(i(`web-sow`),s(`sow`),n)} ${c(i(`web-empty`),s(`empty`),n)}
    <button type="button" class="primary" aria-disabled=${l?r:`true`} @click=${()=>n.play()}>
      ${l?i(`web-play-move`,{move:l.move}):i(`web-choose`)}
    </button>`}export{l as t};