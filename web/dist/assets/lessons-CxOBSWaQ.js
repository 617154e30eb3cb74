var e=`### Kurz: krátké lekce, v každé několik tahů k vyzkoušení. Jih je čtenář.

lessons-title = Naučte se Poháry
lessons-intro = Dvanáct krátkých lekcí. Každý krok chce jeden tah; vyzkoušejte ho na desce.
lesson-progress = Lekce { $lesson } z { $lessons }, krok { $step } z { $steps }
lesson-done = Lekce je hotová.
lesson-next = Další lekce
lesson-again = Zkusit znovu

lesson-sow = Setí
lesson-sow-three = Když jste na tahu, můžete zasít: vezměte fazole ze zásoby a dejte po jedné do svých pohárů, počínaje pohárem 1. Zasejte tři fazole.
lesson-sow-three-right = V pohárech 1, 2 a 3 leží po jedné fazoli a zásoba je o tři menší.
lesson-sow-three-wrong = Ten tah je dovolený, ale tady chceme tři fazole: poslední padne do poháru 3.
lesson-sow-two = Volíte jen počet fazolí; vždy začínají v poháru 1, ať v něm leží cokoli. Ať poslední fazole padne do poháru 2.
lesson-sow-two-right = Dvě fazole: o jednu víc v poháru 1, o jednu víc v poháru 2.
lesson-sow-two-wrong = Počítejte od poháru 1: tolik fazolí, kolikátý je pohár, do kterého má padnout poslední.

lesson-empty = Vyprázdnění poháru
lesson-empty-ready = Druhý druh tahu nosí fazole do hrnce. Pohár lze vyprázdnit, když je v něm přesně tolik fazolí, kolik jich je třeba k dosažení hrnce. Pohár 3 je od hrnce dva kroky a jsou v něm dvě. Vyprázdněte ho.
lesson-empty-ready-right = Jedna fazole přišla do poháru 4, poslední do hrnce. Každé vyprázdnění přinese domů právě jednu fazoli.
lesson-empty-ready-wrong = Zvolte přímo pohár 3: jeho dvě fazole dosáhnou právě do hrnce.
lesson-empty-which = Od poháru 1 k poháru 4 je hrnec vzdálen čtyři, tři, dva a jeden krok. Vyprázdnit tu lze jen jeden pohár. Najděte ho.
lesson-empty-which-right = V poháru 2 byly tři, právě dost. V poháru 1 je jich málo, v poháru 4 moc.
lesson-empty-which-wrong = Porovnejte fazole v každém poháru s jeho vzdáleností od hrnce: 4, 3, 2, 1.

lesson-nearest = Nejdřív ten nejbližší
lesson-nearest-first = Zásoby jsou prázdné; jde jen o to, kolik fazolí ještě přinesete domů. Vyprázdnit lze poháry 1 a 4. Začněte tím, který je hrnci nejblíž.
lesson-nearest-first-right = Dobře: v poháru 4 je teď místo pro fazoli, kterou pošle pohár 1.
lesson-nearest-first-wrong = Do poháru 4 by tak přišla druhá fazole a už by nikdy nešel vyprázdnit. Nejdřív ten nejbližší.
lesson-nearest-far = Teď je řada na poháru 1.
lesson-nearest-far-right = Jedna fazole je doma a ve třech pohárech je o jednu víc.
lesson-nearest-far-wrong = V poháru 1 jsou čtyři a je vzdálen čtyři kroky.
lesson-nearest-again = Vyprázdnit lze poháry 3 a 4. Který dřív?
lesson-nearest-again-right = Vždy ten nejbližší.
lesson-nearest-again-wrong = Pohár 4 by dostal druhou fazoli a uvízl. Vyprázdněte ho nejdřív.
lesson-nearest-last = Pokračujte.
lesson-nearest-last-right = A fazole, která padla do poháru 4, přijde domů dalším tahem: celkem pět fazolí. Kdybyste začali pohárem 1, byly by jen dvě.
lesson-nearest-last-wrong = V poháru 3 jsou dvě a je vzdálen dva kroky.

lesson-capture = Zajímání
lesson-capture-take = Padne-li poslední zasetá fazole do poháru, který byl prázdný, zajmete fazole v poháru naproti. Naproti vašemu poháru 3 leží dvě fazole Severu. Vezměte je.
lesson-capture-take-right = Dvě fazole jsou ve vašem hrnci; zasetá zůstává ležet.
lesson-capture-take-wrong = Poslední fazole musí padnout do poháru 3: na to jsou třeba tři.
lesson-capture-full = Zajímá jen prázdný pohár. Ve vašem poháru 3 fazole je, takže tři fazole naproti jsou mimo dosah. Co ještě lze zajmout?
lesson-capture-full-right = Pohár 2 byl prázdný a naproti ležely dvě fazole.
lesson-capture-full-wrong = Hledejte svůj prázdný pohár, naproti kterému leží fazole.

lesson-blocked = Blokované poháry
lesson-blocked-before = Pohár, v němž je víc fazolí, než je jeho vzdálenost, je blokovaný: už nikdy ho nevyprázdníte. Pohár 4 zablokuje už druhá fazole. Teď je v něm jedna. Co uděláte?
lesson-blocked-before-right = Fazole je doma a pohár 4 může přijmout další.
lesson-blocked-before-wrong = Fazole v poháru 4 tak zůstane Severu na dosah, nebo se pohár zablokuje. Nejdřív ji přineste domů.
lesson-blocked-order = Vyprázdnit lze poháry 3 a 4. Jedno pořadí pohár zablokuje, druhé ne.
lesson-blocked-order-right = Nejdřív pohár 4, pak pohár 3, a oba jsou zase volné.
lesson-blocked-order-wrong = Fazole z poháru 3 by byla v poháru 4 druhá. Nejdřív vyprázdněte pohár 4.

lesson-doomed = Ztracené, nebo v bezpečí
lesson-doomed-take = Co leží v blokovaném poháru, je pro majitele ztraceno, ale soupeř to ještě může zajmout. Pohár 4 Severu je blokovaný a váš pohár naproti je prázdný: ty fazole jsou ztracené. Vezměte je.
lesson-doomed-take-right = Jedna zasetá, tři zajaté.
lesson-doomed-take-wrong = Pohár 4 Severu leží naproti vašemu poháru 1. Zasejte jedinou fazoli.
lesson-doomed-safe = Váš pohár 4 je blokovaný. Sever by ho mohl zajmout jen poslední fazolí v prázdném poháru 1, a tam už jedna leží: váš je v bezpečí. Jiný váš pohár není. Postarejte se o něj.
lesson-doomed-safe-right = Pohár 3 by byl zajat. Fazole, kterou pustí do poháru 4, nic nestojí: pohár v bezpečí smí růst.
lesson-doomed-safe-wrong = Pak Sever zaseje dvě a zajme obě fazole vašeho poháru 3. Pohár 4 vás nepotřebuje, pohár 3 ano.

lesson-runaway = Berte, co může utéct
lesson-runaway-choose = Sever už nemá zásobu, ale v pohárech 2 a 3 má po dvou fazolích. Jeden z nich lze příštím tahem vyprázdnit, druhý je blokovaný a utéct nemůže. Které fazole vezmete?
lesson-runaway-choose-right = Pohár 2 by byl vyprázdněn. Co je blokované, zůstává a může počkat.
lesson-runaway-choose-wrong = Pohár 2 Severu je od hrnce dva kroky a jsou v něm dvě: hned bude pryč.

lesson-bait = Odmítněte návnadu
lesson-bait-small = Můžete zajmout dvě fazole, nebo přinést jednu domů. Podívejte se, co pak v každém případě může Sever.
lesson-bait-small-right = Vaše fazole v poháru 3 byla v nebezpečí, blokované fazole Severu neutečou: ty můžete zajmout příště.
lesson-bait-small-wrong = Dvě fazole pro vás, ale Sever vezme jednu z vašeho poháru 3 a vám nezbude co hrát. Nejdřív přineste domů, co je v nebezpečí.
lesson-bait-large = Tři fazole jsou na dosah. Stojí to za to?
lesson-bait-large-right = Zajetí tří by stálo víc: čtyři fazole zásoby, blokovaný pohár a cíle pro Sever. Vyprázdnění nestojí ze zásoby nic.
lesson-bait-large-wrong = Pohár 3 tak zůstává Severu na dosah. Zajmout čtyřmi fazolemi tři je příjemné, ale potom je vaše zásoba prázdná a Sever může zajímat ve všech vašich pohárech. Porovnejte: co který tah utratí?

lesson-tempo = Tempo
lesson-tempo-small = V každém tahu musíte něco hrát. Kdo seje málo, tomu zásoba vydrží; kdo hodně, utratí ji a zablokuje si pravé poháry. Vy máte tři fazole, Sever jednu: kolik zasejete?
lesson-tempo-small-right = Po jedné: Severu dojdou tahy dávno před vámi a pak hrajete sami.
lesson-tempo-small-wrong = To je moc drahé. Zásoba jsou hodiny: ať jdou pomalu.
lesson-tempo-clock = Váš pohár 2 lze vyprázdnit a nikdo ho neohrožuje. Oba máte jednu fazoli k zasetí. Co je lepší: vyprázdnit hned, nebo nechat Sever tu fazoli nejdřív utratit?
lesson-tempo-clock-right = Sever teď musí zasít poslední fazoli a nic nezajme. Váš pohár 2 přijde domů potom, bez úhony.
lesson-tempo-clock-wrong = Při vyprázdnění padne fazole do poháru 3 a poslední fazole Severu ji zajme. Hotový pohár v bezpečí může počkat.

lesson-pass = Vynechání tahu
lesson-pass-last = Kdo může táhnout, musí. Bez zásoby a bez poháru k vyprázdnění musíte tah vynechat a Sever hraje dál sám. Jeden tah vám zbývá. Zahrajte ho.
lesson-pass-last-right = Odteď každý tah vynecháte, dokud ani Sever nemá co hrát: pak partie končí a fazole v pohárech se nepočítají nikomu.
lesson-pass-last-wrong = V poháru 3 je jedna fazole a je vzdálen jeden krok.

lesson-perfect = Dokonalé pozice
lesson-perfect-make = Některé řady přijdou domů do poslední fazole i bez zásoby, pokud soupeř nic nezajme. Jedna fazole navíc udělá z této řady takovou dokonalou pozici. Kam patří?
lesson-perfect-make-right = 3, 1, 0: pro tři poháry a čtyři fazole je jediná.
lesson-perfect-make-wrong = Stačí jedna fazole. Se dvěma by byla v poháru 2 jedna navíc.
lesson-perfect-one = Teď přineste domů všechny čtyři, bez zásoby. Pamatujte: z pohárů, které lze vyprázdnit, ten nejblíž hrnci.
lesson-perfect-one-right = První je doma.
lesson-perfect-one-wrong = Vyprázdnit lze jen pohár 1.
lesson-perfect-two = Vyprázdnit lze poháry 2 a 3.
lesson-perfect-two-right = Nejdřív ten nejbližší.
lesson-perfect-two-wrong = To by zablokovalo pohár 3.
lesson-perfect-three = Ještě dvě.
lesson-perfect-three-right = Doma, a jedna fazole padá do poháru 3.
lesson-perfect-three-wrong = V poháru 2 jsou dvě a je vzdálen dva kroky.
lesson-perfect-four = Poslední.
lesson-perfect-four-right = Všechny čtyři fazole jsou doma. Pro každý počet fazolí existuje právě jedna taková řada, stačí-li poháry. Na čtyřech pohárech je 4, 2, 0, 0 se šesti fazolemi nejmenší, která potřebuje pohár 1, a 4, 2, 2, 1 s devíti největší.
lesson-perfect-four-wrong = V poháru 3 leží jedna fazole.

lesson-opening = První tah
lesson-opening-first = Teď celá hra, čtyři poháry a po čtyřiceti fazolích. Tato deska je vyřešena: při nejlepší hře obou vyhraje druhý hráč o jednu fazoli. Který první tah neztrácí víc?
lesson-opening-first-right = Jedna fazole. Utratí nejméně a dá Severu nejmenší cíl. Dvě fazole ztrácejí dvě, tři ztrácejí pět, čtyři ztrácejí osm.
lesson-opening-first-wrong = Moc najednou: každý naplněný pohár je cíl a pravé se zablokují nejdřív. Berte zásobu jako hodiny.
`;export{e as default};