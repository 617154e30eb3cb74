### Deska

stock-of = zásoba { $beans }
title-max-sow = zasít nejvýše { $beans }
begin-position = Partie začíná touto pozicí.
your-turn = { $player } je na tahu: vyberte tah.
confirm-move = Enter ho zahraje.
margin-even = vyrovnáno
margin-of = { $player } +{ $beans }
terminal-too-small = Tato deska potřebuje terminál o { $width } sloupcích a { $height } řádcích; tento má { $is-width } a { $is-height }. Zvětšete ho, nebo hrajte s --plain.
keys-board = ←→ výběr  Enter hrát  u zpět  h nápověda  e proč  a rozbor  ? klávesy  q konec

## Co se řekne jednou

notice-nothing-to-redo = Není co zopakovat.
notice-saved = Uloženo jako { $path }.
notice-copied = Pozice zkopírována: { $position }
notice-speed = Fazole putují: { $speed }

## Co zakrývá desku

offer-title = Jedna partie zůstala nedohraná
offer-body = { $moves ->
    [one] Byl v ní zahrán jeden tah.
    [few] Byly v ní zahrány { $moves } tahy.
   *[other] Bylo v ní zahráno { $moves } tahů.
} Pokračovat?
keys-offer = Enter pokračovat · Esc nová partie · q konec
form-title = Nová partie
form-south = Jih (dole, začíná)
form-north = Sever (nahoře)
keys-form = ↑↓ řádek · ←→ změnit · Enter začít · p úlohy · Esc zpět
ask-quit = Skončit? Partie zůstane uchována na příště.
ask-resign = Vzdát tuto partii?
ask-new-game = Opustit tuto partii a začít jinou?
keys-ask = Enter ano · Esc ne
pass-title = Vynucené vynechání
keys-pass = Enter vynechat · u zpět
prompt-save = Uložit partii jako
prompt-load = Načíst partii: soubor
keys-prompt = Enter provést · Esc zpět
keys-close = zavře libovolná klávesa
keys-title = Klávesy
keys-body =
    ←  →          vybrat tah; deska ukáže, co by udělal
    Enter, mezera zahrát vybraný tah
    3, s3         vybrat: zasít tři fazole
    c2            vybrat: vyprázdnit pohár 2
    myš           klepnout na pohár nebo tah, znovu pro zahrání
    Esc           nevybrat nic
    {""}
    u  r          vzít zpět, zahrát znovu
    h  e          nápověda; vysvětlit ji, jinak poslední vlastní tah
    a             rozbor partie: co který tah ztratil, co bylo lepší
    b             blokované poháry: které jsou ztracené, které bezpečné
    m             náskok jako pruh
    f             rychlost fazolí, nebo všechny najednou
    w  o          uložit partii, otevřít jinou
    y             zkopírovat pozici
    x             vzdát
    n             nová partie
    q             konec; partie zůstane uchována
    {""}
    Pohár se šipkou lze vyprázdnit: obsahuje právě tolik fazolí,
    kolik je potřeba do hrnce. Pohár s dvojitým okrajem je blokovaný.
summary-title = Konec partie
summary-margin = Kdo vedl, tah po tahu:
keys-over = n nová partie  a rozbor  u zpět  w uložit  q konec
keys-summary = a rozbor · n nová partie · w uložit · u zpět · Esc deska · q konec

## Uchování a ukládání partií

keep-failed = Partii nelze uchovat: { $why }
put-aside = Nedohraná partie byla odložena jako { $path }.
save-exists = { $path } už existuje.
save-failed = { $path } nelze zapsat: { $why }
load-failed = { $path } nelze přečíst: { $why }
load-empty = { $path } neobsahuje žádnou partii.
load-fault = { $path }, řádek { $line }, sloupec { $column }: { $what }
name-missing = Napište jméno souboru.

## Řádek po řádku

plain-welcome = Beanduel, hra Poháry. Napište tah, třeba s3 pro zasetí tří fazolí nebo c2 pro vyprázdnění poháru 2. Ostatní slova vypíše „pomoc“.
plain-rules = { $cups ->
    [one] Po jednom poháru
   *[other] Po { $cups } pohárech
}. Jih: { $south }. Sever: { $north }.
plain-offer = „{ $yes }“ v ní pokračuje, cokoli jiného začne novou partii.
plain-choices = { $player } je na tahu. Možné: { $moves }.
plain-over = Teď není z čeho vybírat.
plain-words = Slova, která lze napsat, vypíše „pomoc“.
plain-after = „rozbor“ ukáže, co který tah ztratil; „nová“ začne další partii, „zpět“ vezme tah zpět; „ulož“ nebo „konec“.
plain-new-cups = Za „nová“ patří počet pohárů, 1 až { $most }.
plain-help =
    Tah: s3 zaseje tři fazole, c2 vyprázdní pohár 2.
    pozice: řekne, co kde leží, a pozici na jednom řádku.
    tahy: dosavadní tahy.
    nápověda: co by zahrál program.
    proč: proč to, nebo co ztratil poslední vlastní tah.
    rozbor, rozbor 12: co který tah ztratil; více o tahu 12.
    blokované: které blokované poháry jsou ztracené, které bezpečné.
    zpět, znovu: vzít tah zpět, zahrát ho znovu.
    ulož JMÉNO, načti JMÉNO: zapsat partii do souboru, pokračovat v jiné.
    nová, nová 6: další partie, se šesti poháry.
    vzdej: vzdát partii.
    konec: skončit; partie zůstane uchována.
word-yes = ano
word-help = pomoc
word-position = pozice
word-moves = tahy
word-hint = nápověda
word-why = proč
word-review = rozbor
word-blocked = blokované
word-undo = zpět
word-redo = znovu
word-save = ulož
word-load = načti
word-new = nová
word-resign = vzdej
word-quit = konec
