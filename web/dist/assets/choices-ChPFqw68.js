import{a as e,c as t,i as n,s as r}from"./board-YJn1uF9Q.js";import{l as i,o as a,s as o}from"./settings-DDyYDeS3.js";function s(a,{chosen:s,press:c}){let l=s?.move===a.move,u=`${a.number}${a.captured>0?`×${a.captured}`:``}: ${i(a)}`,d=a.kind===`empty`?`⇧${n(a.number)}`:n(a.number);return t`<button
    type="button"
    class=${e({chip:!0,pressed:l,captures:a.captured>0})}
    aria-pressed=${l?`true`:`false`}
    aria-label=${u}
    data-move=${a.move}
    title=${o(`web-key`,{key:d})}
    @click=${()=>c(a)}
  >
    ${a.number}${a.captured>0?t`<small>×${a.captured}</small>`:r}
  </button>`}function c(e,n,i){return n.length===0?r:t`<div class="group" role="group" aria-label=${e}>
    <span>${e}</span>${n.map(e=>s(e,i))}
  </div>`}function l(e,n){let[i]=e.legal;if(i?.kind===`pass`)return t`<p>${o(`pass-body`,{player:a(e.toMove)})}</p>
      <button type="button" class="primary" @click=${()=>n.play(i)}>${o(`web-pass`)}</button>`;let s=t=>e.legal.filter(e=>e.kind===t),{chosen:l}=n;return t`${c(o(`web-sow`),s(`sow`),n)} ${c(o(`web-empty`),s(`empty`),n)}
    <button type="button" class="primary" aria-disabled=${l?r:`true`} @click=${()=>n.play()}>
      ${l?o(`web-play-move`,{move:l.move}):o(`web-choose`)}
    </button>`}export{l as t};