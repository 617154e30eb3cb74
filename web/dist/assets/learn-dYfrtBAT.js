var e=`### Kurz na svých stránkách; samotné lekce jsou v lessons.ftl.

learn-page = Naučit se
learn-card = Dvanáct krátkých lekcí na desce, od prvního setí po první tah partie.
learn-all = Všechny lekce
learn-step = { $step }. krok
learn-steps = { $steps ->
    [one] Jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}
learn-answer = Odpověď
learn-next-step = Další krok
learn-previous = Předchozí lekce
learn-right = Správně.
learn-wrong = Ještě ne.
learn-done = hotovo
learn-progress = Hotové lekce: { $done } z { $lessons }
learn-finished = To byl celý kurz. Teď vyzkoušejte, co umíte.
learn-noscript = S JavaScriptem lze lekce hrát přímo na desce. Tady jsou ke čtení: každý krok se svým obrázkem, pod ním odpověď.
learn-afterwards = A potom

learn-about-sow = Jak se fazole dostanou na desku.
learn-about-empty = Jak se fazole dostanou do hrnce.
learn-about-nearest = Který pohár vyprázdnit dřív.
learn-about-capture = Jak vzít fazole soupeři.
learn-about-blocked = Co se stane s přeplněným pohárem.
learn-about-doomed = Které ztracené fazole jsou v ohrožení.
learn-about-runaway = Co zajmout nejdřív.
learn-about-bait = Kdy nezajímat.
learn-about-tempo = Zásoba jsou hodiny.
learn-about-pass = Co když nemůžete táhnout.
learn-about-perfect = Řady, které dojdou domů do poslední fazole.
learn-about-opening = Jak začít partii.
`;export{e as default};