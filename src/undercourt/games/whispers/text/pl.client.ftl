# „Wojna szeptów” w terminalu, po polsku.

ui-first-steps = Najpierw umieść agentów; potem działają kolejno wszystkie stanowiska rad, a decyduje ten, kto je kontroluje.
ui-example-choice = umieść marszałek lwa
ui-example-why = umieść w regionie miasto słońca
ui-example-card = nalot

## Opcje: nagłówki nad ich przedmiotami

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
ui-whispers-conquers = region zdobyty: { $lost ->
    [0] bez strat
    [one] pada { $lost } sztandar
    [few] padają { $lost } sztandary
   *[other] pada { $lost } sztandarów
}, { $n ->
    [few] zostają { $n }
   *[other] zostaje { $n }
}
ui-whispers-stopped = fort go zniszczy: region pozostanie pusty
ui-whispers-repelled = padną wszystkie, a u obrońców { $n ->
    [one] zostanie { $n } sztandar
    [few] zostaną { $n } sztandary
   *[other] zostanie { $n } sztandarów
}
ui-whispers-empties = { $fort ->
    [1] fort zniszczy 1, potem obie strony stracą po { $n }
   *[0] obie strony stracą po { $n }
}: region będzie pusty i { $stays ->
    [1] pozostanie w rękach { event-name.of }
   *[0] wróci do { event-name.of }
}
ui-whispers-does-add = +{ $n }⚑
ui-whispers-does-draw = +{ $n }▯
ui-whispers-does-attack = atak
ui-whispers-does-move-agent = agent
ui-whispers-trades = { $mine ->
    [1] zamiana z twoim agentem
   *[0] zamiana z agentem gracza { $seat }
}
ui-whispers-swap = teraz { $before } → { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
ui-whispers-play = Zagraj „{ $ability }” ({ $cost }): { $what }
ui-whispers-more-agents = agenci w regionach
ui-whispers-more-secrets = sekrety
ui-whispers-more-reveals = wskazane żetony
ui-whispers-now = W tej chwili: { $what }
ui-whispers-hand = Twoja ręka
ui-whispers-empty-hand = Twoja ręka jest pusta
ui-whispers-pays = Wystarcza na
ui-whispers-look-at = { $n ->
    [0] Obejrzyj region (b3), stanowisko w radzie (marszałek Lwa), zdolność (nalot) albo kartę (c1).
   *[other] Do tych słów pasuje kilka rzeczy: { $names }
}
ui-whispers-legend =
    B Niedźwiedź, E Orzeł, P Słoń, L Lew, H Koń: ⌂ miasta, ⚑ sztandary w rezerwie, ▯ karty w talii
    3B trzy sztandary Niedźwiedzia, · żadnego; ⌂ miasto, ♣ farma, ♜ fort; B12 L2: obok B1, B2 i L2
    4B= pełny limit zaopatrzenia, 5B! za dużo: reszta wróci do rezerwy; ● ■ ▲ ◆ agenci
    Rady: ▸ działa teraz; ● czyj agent tam stoi; ‹● wolne: decyduje najbliższy agent po prawej
    +3⚑, +1▯: sztandary i karty w tej chwili; agent: przejście na inne stanowisko i działanie tam
    Lojalność: ile punktów daje każde miasto imperium; ⊙ żeton, który widzisz tylko ty
    Gracze: lojalność, o ile jest znana; ▯B karty Niedźwiedzia na ręce i tak dalej

## Zasady zaawansowane, jeśli obowiązują

ui-whispers-rules = Zasady zaawansowane w tej grze:
ui-whispers-rules-named = Wpisz „zasady”: { $names }
ui-whispers-no-rules = W tej grze nie ma zasad zaawansowanych.
ui-whispers-rule-agents-in-regions = Agenci w regionach: { ui-whispers-rule-agents-in-regions.means }
    .means = zamiast w radzie agenta można umieścić w regionie: najwyżej jednego twojego w każdym i dwóch łącznie; na koniec liczy się tylko tobie jako jeszcze jedno miasto imperium, które kontroluje region
ui-whispers-rule-keep-your-secrets = Strzeż sekretów: { ui-whispers-rule-keep-your-secrets.means }
    .means = każdy twój żeton lojalności, który na koniec jest nadal zakryty, daje 1 punkt
ui-whispers-rule-to-each-their-own = Każdemu, co jego: { ui-whispers-rule-to-each-their-own.means }
    .means = każdy zaczyna z innym imperium na polu ×4
ui-whispers-rule-counter-intelligence = Kontrwywiad: { ui-whispers-rule-counter-intelligence.means }
    .means = zamienione żetony zostają zakryte; po zamianach wskazujesz imperium, sąsiad po lewej odkrywa jego żeton, a ty zdobywasz tyle punktów, ile wynosi mnożnik

## Co robią zdolności, w paru słowach

ui-whispers-brief-bear-1 = jeszcze jeden atak ocalałymi sztandarami
ui-whispers-brief-bear-2 = zniszcz wszystko, co ocalało z bitwy
ui-whispers-brief-eagle-1 = przenieś agenta na wolne stanowisko i działaj tam
ui-whispers-brief-eagle-2 = celem ataku może być dowolny pusty wrogi region
ui-whispers-brief-elephant-1 = do ataku dochodzi { effect-add.banners } z rezerwy
ui-whispers-brief-elephant-2 = do ataku { $n ->
    [few] dochodzą
   *[other] dochodzi
} { effect-add.banners } z rezerwy
ui-whispers-brief-lion-1 = wykonaj akcję innego swojego stanowiska
ui-whispers-brief-lion-2 = dodaj { effect-add.banners } w regionie z miastem
ui-whispers-brief-horse-1 = przenieś sztandary między regionami imperium
ui-whispers-brief-horse-2 = rozmieść dowolnie sztandary jednego imperium
ui-whispers-brief-bear-eagle = { $exactly ->
    [1] zniszcz { effect-add.banners } w jednym regionie
   *[0] zniszcz najwyżej { effect-add.banners } w jednym regionie
}
ui-whispers-brief-bear-elephant = { $split ->
    [1] dodaj { effect-add.banners } do pustych regionów
   *[0] dodaj { effect-add.banners } do pustego regionu
}
ui-whispers-brief-bear-horse = przenieś sztandary regionu do sąsiednich
ui-whispers-brief-bear-lion = po sztandarze za każdy zniszczony wrogi
ui-whispers-brief-eagle-elephant = zniszcz do { $n } wrogich sztandarów wokół regionu
ui-whispers-brief-eagle-horse = celem ataku może być dowolny wrogi region
ui-whispers-brief-eagle-lion = po sztandarze do każdego regionu imperium
ui-whispers-brief-elephant-horse = dodaj { effect-add.banners } do pustego regionu (bez miasta, fortu)
ui-whispers-brief-elephant-lion = { $several ->
    [1] do { $n } sztandarów z innych regionów dołącza do ataku
   *[0] do { $n } sztandarów z innego regionu dołącza do ataku
}
ui-whispers-brief-horse-lion = wykonaj tę samą akcję jeszcze raz

## What the log adds to the events of the rules

ui-event-adds = dodaje { effect-add.banners } { event-name.of }: { $regions }
ui-event-draws = dobiera { action-draw-cards.cards } { event-name.of }
ui-event-draws-known = dobiera { action-draw-cards.cards }: { $cards }
ui-event-reveals = odkrywa żetony lojalności: { $tokens }

## Polecenia tej gry i jej słowa

ui-command-hand = ręka karty
ui-command-look = obejrzyj region stanowisko
ui-command-rules = zasady

ui-help-game =
    ręka | twoje karty ze wszystkim, co na nich jest
    obejrzyj b3, obejrzyj marszałek lwa | region i jego sąsiedzi, stanowisko w radzie, zdolność
    zasady | zasady zaawansowane w tej grze, jeśli jakieś są
    b3, c2 | samo oznaczenie: wybór z tym regionem lub tą kartą
ui-glossary =
    lojalność | pięć żetonów, po jednym na imperium, od ×4 (Oddanie) do −1 (Sprzeciw): tyle punktów daje ci każde miasto imperium
    miasta | tylko one dają punkty: każde liczy się dla imperium, które na koniec kontroluje jego region
    agent | stoi na stanowisku w radzie i daje ci nad nim kontrolę
    kontrola | stanowisko bez agenta kontroluje najbliższy agent na dalszych stanowiskach tej samej rady
    rada | cztery stanowiska imperium: szeryf, seneszal, marszałek i kanclerz działają w tej kolejności, imperium po imperium
    szeryf | pierwsze stanowisko rady; jeśli nie ma tam agenta, kontroluje je najbliższy z agentów seneszala, marszałka i kanclerza
    seneszal | drugie stanowisko rady; jeśli nie ma tam agenta, kontroluje je agent marszałka, a bez niego kanclerza
    marszałek | trzecie stanowisko rady; jeśli nie ma tam agenta, kontroluje je agent kanclerza
    kanclerz | ostatnie stanowisko rady; agent na nim kontroluje też wolne stanowiska przed sobą, aż do najbliższego agenta
    przeniesienie | akcja kanclerza: jego agent przechodzi na inne stanowisko rady (jeśli stoi tam agent, zamieniają się miejscami) i wykonuje jego akcję
    sztandary | armie: każde imperium ma ich 20; te, których nie ma na mapie, są w rezerwie
    rezerwa | sztandary imperium, których nie ma na mapie; stamtąd są dodawane i tam wracają zniszczone
    atak | sztandary z jednego regionu wkraczają do sąsiedniego wrogiego; fort niszczy jeden z nich, potem padają w stosunku 1:1
    podbity region | kontroluje go inne imperium niż macierzyste: musi w nim zostać co najmniej 1 sztandar, inaczej wraca do swojego
    limit zaopatrzenia | 4 sztandary w regionie, z farmą 6; nadmiar wraca do rezerwy na koniec fazy imperium
    farma | żywi dwa sztandary więcej i wzmacnia niektóre stanowiska
    fort | niszczy jeden atakujący sztandar i wzmacnia niektóre stanowiska
    karty | na każdej są trzy zdolności; aby użyć jednej, zapłać kartami imperiów z jej kosztu; wracają one do swoich talii
    limit ręki | 5 kart na koniec rundy
    zamiana | po każdej z trzech pierwszych rund możesz zamienić miejscami dwa zakryte żetony; oba zostają odkryte do końca gry, a z zasadą „Kontrwywiad” – zakryte
    pierwszy gracz | pierwszy umieszcza agentów, odrzuca karty i zamienia żetony; co rundę jego żeton przechodzi do gracza po lewej
    agenci w regionach | zasada zaawansowana: { ui-whispers-rule-agents-in-regions.means }
    sekrety | zasada zaawansowana „Strzeż sekretów”: { ui-whispers-rule-keep-your-secrets.means }
    każdemu, co jego | zasada zaawansowana: { ui-whispers-rule-to-each-their-own.means }
    kontrwywiad | zasada zaawansowana: { ui-whispers-rule-counter-intelligence.means }
    koniec gry | po czterech rundach; remis rozstrzyga mniejsza liczba zamian, potem większa liczba kart na ręce
