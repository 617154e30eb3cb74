var e=`### Stránky úloh a řad, které se vedou domů. Co se říká o samotné úloze, je v puzzles.ftl.

training-puzzles = Úlohy
training-puzzles-card = Najděte jediný dobrý tah: úlohy podle tématu a obtížnosti (je jich { $all }) a jedna na každý den.
training-day = Úloha dne
training-day-solved = Dnešní úloha je vyřešena.
training-next = Další úloha
training-another = Jiná úloha
training-again = Znovu
training-solution = Řešení
training-show = Ukázat řešení
training-themes = Témata
training-theme = Téma
training-difficulty = Obtížnost
training-any = všechny
training-band-1 = lehká (1 až 3)
training-band-2 = střední (4 až 6)
training-band-3 = těžká (7 až 9)
training-band-4 = velmi těžká (10 až 13)
training-count = { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
}
training-yours = Jak jste na tom
training-streak = Bez chyby
training-longest = Nejdelší série
training-days = Dní po sobě
training-solved = Vyřešeno
training-solved-of = { $solved } z { $all }
training-level = Vaše úroveň
training-choice = Které úlohy
training-link = Odkaz na tuto úlohu
training-failed = Úlohy se nepodařilo načíst. Zkuste to prosím znovu.
training-unreadable = Něco z uloženého postupu nelze přečíst; to začíná znovu.
training-noscript = S JavaScriptem lze úlohy řešit přímo na desce. Tady jsou ke čtení, každá se svým obrázkem; řešení je pod ním.
training-examples = Některé z nich
training-your-turn = Správně! Pokračujte.
training-how = Chybný tah nebo řešení ukončí sérii bez chyby; s nápovědou nad rámec tématu se úloha nepočítá.

perfect-page = Dokonalé řady
perfect-card = Přiveďte řadu domů co nejméně kroky, bez soupeře.
perfect-lead = Dokonalá řada dojde domů do poslední fazole bez pomoci zásoby. Tady proti vám nikdo nehraje: sejte a vyprazdňujte, dokud řada nestojí, jak má, a zásoba není prázdná. Co nejméně kroky.
perfect-size = Poháry
perfect-problem = Úloha { $number }
perfect-previous = Předchozí úloha
perfect-next = Další úloha
perfect-goal = Taková má být vaše řada
perfect-task = Přiveďte svou řadu na { $row } a spotřebujte zásobu. Nikdo proti vám nehraje; { $steps ->
    [one] stačí jeden krok
    [few] stačí { $steps } kroky
   *[other] stačí { $steps } kroků
}.
perfect-steps = Kroky: { $steps }. Nejméně: { $fewest }.
perfect-done-best = Dokonale! { $steps ->
    [one] Jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}, méně to nejde.
perfect-done = Hotovo, kroků: { $steps }. Jde to za { $fewest }.
perfect-lost = Odsud už té řady nelze dosáhnout. Vezměte kroky zpět.
perfect-back = Vezměte zpět { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}, pak to ještě jde.
perfect-restart = Od začátku
perfect-record = Domů nejmenším počtem kroků: { $solved ->
    [one] jedna úloha
    [few] { $solved } úlohy
   *[other] { $solved } úloh
}
perfect-rows = Dokonalé řady podle velikosti
perfect-rows-text = Pro každý počet fazolí existuje nejvýše jedna řada, která dojde domů do poslední z nich. Tyto jsou cílem zdejších úloh: z řad, které potřebují pohár 1, ta s nejméně fazolemi.
perfect-row = Řada
perfect-beans = Fazole
`;export{e as default};