# „Wojna szeptów” w terminalu, po polsku.

ui-first-steps = Najpierw umieść agentów; potem działają kolejno wszystkie stanowiska rad, a decyduje ten, kto je kontroluje.
ui-example-choice = umieść marszałek lwa
ui-example-why = umieść w regionie miasto słońca
ui-example-card = nalot

## Wybory: nagłówki nad ich przedmiotami

ui-verb-choose = Wybierz
ui-verb-done = Dalej
ui-verb-recall = Wycofaj
ui-verb-recall-from = Wycofaj z regionu
ui-verb-place = Umieść
ui-verb-place-in = Umieść w regionie
ui-verb-add-banners = Dodaj sztandary
ui-verb-draw-cards = Dobierz karty
ui-verb-attack = Zaatakuj
ui-verb-move-agent = Przenieś agenta
ui-verb-act-at = Wykonaj akcję
ui-verb-put = Dodaj do regionu
ui-verb-from = Z regionu
ui-verb-into = Do regionu
ui-verb-destroy = Zniszcz w regionie
ui-verb-number = Ile
ui-verb-empire = Imperium
ui-verb-play = Zagraj
ui-verb-spend = Zapłać
ui-verb-discard = Odrzuć
ui-verb-swap = Zamień
ui-verb-name = Wskaż

## Jak rysowany jest stół

ui-whispers-round = runda { $n } z { $last }
ui-whispers-loyalty = Lojalność: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
ui-whispers-points-now = teraz { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
ui-whispers-banners = { $n ->
    [0] żadnego
   *[other] { effect-add.banners }
}
ui-whispers-conquers = region zdobyty, { $n ->
    [few] zostają { $n }
   *[other] zostaje { $n }
}
ui-whispers-falls = { $n ->
    [0] nie ocaleje żaden
   *[other] nie ocaleje żaden, zostanie obrońców: { $n }
}
ui-whispers-does-add = +{ $n }⚑
ui-whispers-does-draw = +{ $n }▯
ui-whispers-does-attack = atak
ui-whispers-does-move-agent = agent
ui-whispers-now = W tej chwili: { $what }
ui-whispers-hand = Twoja ręka
ui-whispers-empty-hand = Twoja ręka jest pusta
ui-whispers-pays = Starczy na
ui-whispers-look-at = { $n ->
    [0] Obejrzyj region (b3), stanowisko w radzie (marszałek Lwa), zdolność (nalot) albo kartę (c1).
   *[other] Do tych słów pasuje kilka rzeczy: { $names }
}
ui-whispers-legend =
    B Niedźwiedź, E Orzeł, P Słoń, L Lew, H Koń: ⌂ miasta, ⚑ sztandary w rezerwie, ▯ karty w talii
    B3 trzy sztandary Niedźwiedzia, · żadnego; ⌂ miasto, ♣ farma, ♜ fort; b12 l2: obok b1, b2 i l2
    B4= pełny limit zaopatrzenia, B5! za dużo: reszta wróci do rezerwy; ● ■ ▲ ◆ agenci
    Rady: ▸ działa teraz; ● czyj agent tam stoi; ‹● wolne: decyduje najbliższy agent po prawej
    +3⚑, +1▯: sztandary i karty w tej chwili; agent: przejście na inne stanowisko i działanie tam
    Lojalność: ile punktów daje każde miasto imperium; ⊙ żeton, który widzisz tylko ty
    Gracze: lojalność, o ile jest znana; ▯B karty Niedźwiedzia na ręce i tak dalej

## What the log adds to the events of the rules

ui-event-adds = dodaje { effect-add.banners } { event-name.of }: { $regions }
ui-event-draws = dobiera { action-draw-cards.cards } { event-name.of }
ui-event-draws-known = dobiera { action-draw-cards.cards }: { $cards }
ui-event-reveals = odkrywa żetony lojalności: { $tokens }

## Polecenia tej gry i jej słowa

ui-command-hand = ręka karty
ui-command-look = obejrzyj region stanowisko

ui-help-game =
    ręka | twoje karty ze wszystkim, co na nich jest
    obejrzyj b3, obejrzyj marszałek lwa | region i jego sąsiedzi, stanowisko w radzie, zdolność
    b3, c2 | samo oznaczenie: wybór z tym regionem lub tą kartą
ui-glossary =
    lojalność | pięć żetonów, po jednym na imperium, od ×4 (Oddany) do −1 (Przeciwny): tyle punktów daje ci każde miasto imperium
    miasta | tylko one dają punkty: każde liczy się dla imperium, które na koniec kontroluje jego region
    agent | stoi na stanowisku w radzie i daje ci nad nim kontrolę
    kontrola | stanowisko bez agenta kontroluje najbliższy agent na dalszych stanowiskach tej samej rady
    rada | szeryf, seneszal, marszałek i kanclerz działają w tej kolejności, imperium po imperium
    sztandary | armie: każde imperium ma ich 20; te, których nie ma na mapie, są w rezerwie
    atak | sztandary z jednego regionu wkraczają do sąsiedniego wrogiego; fort niszczy jeden z nich, potem padają jeden za jeden
    podbity region | kontroluje go inne imperium niż macierzyste: musi w nim zostać co najmniej 1 sztandar, inaczej wraca do swojego
    limit zaopatrzenia | 4 sztandary w regionie, z farmą 6; nadmiar wraca do rezerwy na koniec fazy imperium
    farma | żywi dwa sztandary więcej i wzmacnia niektóre stanowiska
    fort | niszczy jeden atakujący sztandar i wzmacnia niektóre stanowiska
    karty | na każdej są trzy zdolności; aby użyć jednej, zapłać kartami imperiów z jej kosztu; wracają one do swoich talii
    limit ręki | 5 kart na koniec rundy
    zamiana | po każdej z trzech pierwszych rund możesz zamienić miejscami dwa zakryte żetony; oba zostają odkryte do końca gry
    koniec gry | po czterech rundach; przy remisie wygrywa mniej zamian, potem więcej kart na ręce
