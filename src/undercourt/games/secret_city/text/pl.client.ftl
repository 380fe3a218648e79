# „Tajne Miasto” w terminalu, po polsku.

ui-first-steps = Stoisz na czele Domu. Najpierw wybierz trzy terytoria; potem w każdej turze ogłaszaj strategię i wyznaczaj postacie do stref ZA i PRZECIW strategiom na stole.
ui-example-choice = wyznacz 2 za błękitny
ui-example-why = wyznacz 1 przeciw zielony
ui-example-card = gryf
ui-points-here = wpływy

## Opcje: nagłówki nad ich przedmiotami

ui-verb-choose = Wybierz
ui-verb-done = Dalej
ui-verb-draft = Weź
ui-verb-bid = Dołóż
ui-verb-player = Gracz
ui-verb-strategy = Ogłoś
ui-verb-income = Dochód
ui-verb-property = Właściwość
ui-verb-deck = Dobierz z
ui-verb-take = Weź
ui-verb-discard = Odrzuć
ui-verb-buy = Kup
ui-verb-dismiss = Zastąp
ui-verb-use = Użyj
ui-verb-ability = Zdolność
ui-verb-target = Cel
ui-verb-place = Strefa
ui-verb-number = Ile
ui-verb-assign = Wyznacz
ui-verb-pass = Spasuj
ui-verb-propose = Kontrakt
ui-verb-price = Cena
ui-verb-accept = Przyjmij
ui-verb-take-territory = Weź

## Jak rysowany jest stół

ui-secret-city-turn = Tura { $n } z { $last }
ui-secret-city-leads = prowadzi
ui-secret-city-succeeds = udana, przewaga { $n }
ui-secret-city-fails = nieudana, brakuje { $n }
ui-secret-city-brings = +{ $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[other] { $n } punktów wpływu
} za przewagę
ui-secret-city-purse = { cost.money }, { cost.mana }, { cost.influence }
ui-secret-city-your-strength = twoja siła: { $strengths }
ui-secret-city-tokens = { $n ->
    [0] żadnego
    [one] { $n } żeton
    [few] { $n } żetony
   *[other] { $n } żetonów
}
ui-secret-city-house = Dom
ui-secret-city-must = musi
ui-secret-city-back-spells = Z
ui-secret-city-back-mercenaries = N
ui-secret-city-back-artifacts = A
ui-secret-city-back-house = D
ui-secret-city-house-card = Karta Domu
ui-secret-city-you-owe = Twoje długi
ui-secret-city-owed-to-you = Długi wobec ciebie
ui-secret-city-others-owe = Długi innych
ui-secret-city-empty-hand = Twoja ręka jest pusta
ui-secret-city-reconstructed = ≈ zrekonstruowane, brak w instrukcji: { $values }
ui-secret-city-look-at = { $n ->
    [0] Obejrzyj gracza (błękitny), postać (błękitny 2), kartę (h1, gryf), terytorium albo strategię po nazwie.
   *[other] Do tych słów pasuje kilka rzeczy: { $names }
}

## Kontrakty: w skrócie, jako opcje; i ten na stole, o ile już wiadomo

ui-secret-city-contract = Kontrakt
ui-secret-city-propose-ask-help = zapłać za pomoc
ui-secret-city-propose-offer-help = pomoc za cenę
ui-secret-city-propose-who-gives = pomoc za najlepszą ofertę
ui-secret-city-propose-hero-price = zapytaj o cenę postaci
ui-secret-city-propose-hero-anywhere = wynajmij swoją postać
ui-secret-city-propose-ask-abstain = zapłać za nieingerowanie
ui-secret-city-propose-promise-abstain = nieingerowanie za cenę
ui-secret-city-deal-ask-help = { $seat } potrzebuje postaci { $where }, cena: { $price }
ui-secret-city-deal-offer-help = { $seat } wyznaczy { $who ->
    [none] postać
   *[other] postać ({ $who })
} { $where }, cena: { $price }
ui-secret-city-deal-who-gives = { $seat } wyznaczy { $who ->
    [none] postać
   *[other] postać ({ $who })
} { $where } dla tego, kto da najwięcej
ui-secret-city-deal-hero-price = { $seat } pyta o cenę za wyznaczenie { $who ->
    [none] postaci
   *[other] postaci ({ $who })
} { $where }
ui-secret-city-deal-hero-anywhere = { $seat } wyznaczy { $who ->
    [none] postać
   *[other] postać ({ $who })
} tam, gdzie zażyczy sobie ten, kto zapłaci
ui-secret-city-deal-ask-abstain = { $seat } płaci za nieingerowanie w strategię „{ $strategy }”, cena: { $price }
ui-secret-city-deal-promise-abstain = { $seat } obiecuje nie ingerować w strategię „{ $strategy }”, cena: { $price }

ui-secret-city-legend =
    Strategie: czyja, jaki typ, → przeciw komu; ★ naturalna dla tego Domu
    ZA 9 : 5 PRZECIW  sumy (✓ udana); ●3 Konc 3  postać 3 gracza ● o sile 3; +2  dodane kartami
    Postacie: 2 Santiaga 4 BI  numer, imię, siła teraz (w nawiasie siła na karcie, jeśli inna), symbole
    B Broń, M Magia, I Intryga; ✦ zdolność jeszcze nieużyta, ▽ zakryta, ◈ pod osłoną; +Młot kowalski  leży na niej
    →ZA ■  wyznaczona do strefy ZA strategii gracza ■; ⌂ macierzyste i liczba terytoriów; [Anna] leży na terytorium
    musi 2 PRZECIW ■  kontrakt każe tam wyznaczyć postać 2; nie ingeruje ▲  w strategię tego gracza
    Ręce i talie: Z zaklęcie, N najemnik, A artefakt, D karta Domu; jasne są ci znane (obejrzyj błękitny)

## Co dziennik dodaje do zdarzeń z zasad

ui-event-incomes = bierze dochód: { $territories } ({ $tokens })

## Polecenia tej gry i jej słowa

ui-command-hand = ręka karty
ui-command-look = obejrzyj zobacz

ui-help-game =
    ręka | twoje karty ze wszystkim, co na nich jest
    obejrzyj błękitny | wszystko, co leży przed graczem, i jak działa
    obejrzyj błękitny 2, obejrzyj zbrojne przejęcie | postać, strategia, terytorium, karta
    h2, c3 | samo oznaczenie: karta z twojej ręki, twoja postać 3 i co można z nimi zrobić
ui-glossary =
    Dom | każdy gracz ma swój, z Przywódcą, terytorium macierzystym i sześcioma własnymi kartami
    Przywódca | siła 6; zostaje przez całą grę i nie może być celem
    strategia | ogłaszana w każdej turze przeciw innemu graczowi; udana, jeśli siła ZA jest większa niż PRZECIW
    strategia podstawowa | przejmuje terytorium wskazanego gracza
    strategia naturalna | ta, która pasuje do twojego Domu: gdy się powiedzie, bohaterowie i Przywódca dają więcej
    typ | Broń, Magia albo Intryga: wyznaczyć można tylko postacie z tym symbolem
    wyznaczyć | wysłać postać do jednej ze stref dowolnej strategii; zostaje tam do końca rozgrywania strategii
    przewaga | ZA minus PRZECIW: powyżej 0 strategia jest udana, 5 lub więcej daje 1 punkt wpływu
    wolna | odkryta i niewyznaczona: taką postać można wyznaczyć
    zakryta | w tej turze nie można jej wyznaczyć, na przykład po licytacji o inicjatywę
    inicjatywa | od tury 2: siła zakrywanych postaci to stawka, a kto da najwięcej, wskazuje pierwszego gracza
    terytorium | w każdej turze daje dochód albo pozwala użyć właściwości; macierzyste daje jedno i drugie, a przejąć go nie można
    pieniądze i mana | płaci się nimi za najemników, zaklęcia, artefakty, zdolności i kontrakty
    wpływy | punkty tej gry; płaci się nimi także za karty swojego Domu
    kontrakt | proponowany przed akcją: pomoc albo nieingerowanie za pieniądze lub manę, płatne na koniec tury
    zapłać za pomoc | podajesz strefę i cenę: kto przyjmie, musi w następnej akcji wyznaczyć tam postać
    pomoc za cenę | podajesz strefę i cenę: jeśli ktoś przyjmie, musisz wyznaczyć tam postać
    pomoc za najlepszą ofertę | podajesz strefę; inni mówią, ile dają, a ty przyjmujesz jedną ofertę albo żadnej
    zapytaj o cenę postaci | wskazujesz postać innego gracza i strefę; jej gracz podaje cenę
    wynajmij swoją postać | proponujesz swoją postać do dowolnej strefy; inni mówią, dokąd i za ile
    nieingerowanie | kto nie ingeruje w strategię, do końca rozgrywania strategii nikogo do niej nie wyznacza
    dług | spłacany na koniec tury; to, czego brakuje, płaci się punktami wpływu albo terytorium
    nałóż | karta leży na postaci albo strategii do końca rozgrywania strategii
    pod osłoną | do końca tury ta postać nie może być celem innych graczy
    limit ręki | 6 kart na koniec tury
    zrekonstruowane | ≈ oznacza wartości, których nie podaje instrukcja; możesz je poprawić we własnym zestawie kart
    koniec gry | po ostatniej turze; wygrywa najwięcej punktów wpływu, potem terytoriów, potem pieniędzy i many razem
