var e=`### Věty o tazích a pozicích.

move-sow = { $player } zaseje { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
}.
move-capture = { $player } zaseje { $beans ->
    [one] jednu fazoli
    [few] { $beans } fazole
   *[other] { $beans } fazolí
} a zajme { $captured ->
    [one] jednu fazoli
    [few] { $captured } fazole
   *[other] { $captured } fazolí
} ze soupeřova poháru { $cup }.
move-empty = { $player } vyprázdní pohár { $cup }; jedna fazole doputuje do hrnce.
move-pass = { $player } nemá tah a vynechává.
side = { $player }: poháry { $cups }; zásoba { $stock }; hrnec { $pot }.
side-emptiable = { $count ->
    [one] { $player } může vyprázdnit pohár { $cups }.
   *[other] { $player } může vyprázdnit poháry { $cups }.
}
side-blocked = { $count ->
    [one] { $player } má blokovaný pohár { $cups }.
   *[other] { $player } má blokované poháry { $cups }.
}
ending-win = { $player } vyhrává { $own } : { $other }, s náskokem { $beans ->
    [one] jedné fazole
   *[other] { $beans } fazolí
}.
ending-draw = Remíza { $beans } : { $beans }.
ending-resigned = { $player } se vzdává; vyhrává { $winner }.
hint-move = Nápověda: { $move }.
hint-exact = Nápověda: { $move }. Konečný náskok při nejlepší hře: { $margin } (přesně).
hint-estimate = Nápověda: { $move }. Očekávaný konečný náskok: asi { $margin } (odhad).
`;export{e as default};