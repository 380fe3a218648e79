# Co przeglądarka mówi po polsku o Wojnie szeptów poza słowami reguł i terminala.

## Mapa

web-whispers-map = Mapa pięciu imperiów i ich rady
web-whispers-sea = Morze Szeptów
web-whispers-sound = Zatoka Kłów
web-whispers-home = region macierzysty: { $empire }
web-whispers-agent-of = agent: { $seat }
web-whispers-supply = zaopatrzenie { $n }
web-whispers-near = sąsiaduje: { $regions }
web-whispers-key-city = Miasto: punkty
web-whispers-key-farm = Farma: zaopatruje 6
web-whispers-key-fort = Fort: niszczy jeden
web-whispers-key-strait = Cieśnina: sąsiedzi
web-whispers-key-ridge = Góry: nie sąsiedzi
web-whispers-key-bridge = Most { $link }

## Rady

web-whispers-councils = Rady
web-whispers-council-of = Rada: { $empire }
web-whispers-obeys = bez agenta, decyduje { $seat }
web-whispers-nobody = nikt go nie kontroluje
web-whispers-acted = już po akcji
web-whispers-acts-now = działa teraz

## Imperia

web-whispers-empires = Imperia
web-whispers-on-map = sztandary na mapie
web-whispers-supply-note = Po fazie każdego imperium w regionie zostają najwyżej 4 sztandary, z farmą 6.

## Gracze

web-whispers-loyalty = Lojalność
web-whispers-hand = Ręka
web-whispers-agents = Agenci
web-whispers-revealed = odkryty
web-whispers-unrevealed = widzisz tylko ty
web-whispers-face-down = zakryty
web-whispers-open = Przeczytaj: { $card }
web-whispers-over-limit = { $n ->
    [one] Na koniec rundy odrzucisz { $n } kartę, zostanie { $limit }.
    [few] Na koniec rundy odrzucisz { $n } karty, zostanie { $limit }.
   *[other] Na koniec rundy odrzucisz { $n } kart, zostanie { $limit }.
}

## Ataki z rachunkiem

web-whispers-step-fort = Fort niszczy 1 atakujący sztandar
web-whispers-step-fall = Sztandary padają jeden za jeden: po { $n } z każdej strony
web-whispers-outcome-conquers = { $empire } zdobywa region: { $n ->
    [one] { $n } sztandar
    [few] { $n } sztandary
   *[other] { $n } sztandarów
}
web-whispers-outcome-enters = { $empire } wkracza: { $n ->
    [one] { $n } sztandar
    [few] { $n } sztandary
   *[other] { $n } sztandarów
}
web-whispers-outcome-repelled = Atak odparty: { $n ->
    [one] zostaje { $n } obrońca
    [few] zostaje { $n } obrońców
   *[other] zostaje { $n } obrońców
}
web-whispers-outcome-stopped = Nikt nie przechodzi przez fort
web-whispers-outcome-empties = Nikt nie zostaje, region nie zmienia właściciela
web-whispers-outcome-reverts = Nikt nie zostaje, region wraca do: { $empire }
web-whispers-with = { $n ->
    [one] Siłą { $n } sztandaru: { $outcome }
   *[other] Siłą { $n } sztandarów: { $outcome }
}

## Pytania

web-whispers-cards-now = Karty, które możesz teraz zagrać
web-whispers-again-after = Po akcji znów będzie można zagrać karty.
web-whispers-again-after-battle = Po bitwie znów będzie można zagrać karty.
web-whispers-again-at = Jeśli teraz nic nie zagrasz, kolejne pytanie padnie przy twoim następnym stanowisku: { $position }.
web-whispers-again-no = W tej rundzie twoje stanowiska już nie działają.
web-whispers-left = { $n ->
    [0] Wszystko rozłożone
    [one] został { $n } sztandar
    [few] zostały { $n } sztandary
   *[other] zostało { $n } sztandarów
}
web-whispers-laid-to-put = Wszystkie sztandary leżą na mapie: dołóż je albo zacznij od nowa
web-whispers-laid-to-destroy = Więcej wybrać nie można: zniszcz te sztandary albo zacznij od nowa
web-whispers-regroup-where = Ile sztandarów { event-name.of } ma stanąć w każdym z regionów tego imperium?
web-whispers-less = O jeden mniej: { $region }
web-whispers-more = O jeden więcej: { $region }
web-whispers-clear = Od nowa
web-whispers-place-them = { $n ->
    [one] Dołóż { $n } sztandar
    [few] Dołóż { $n } sztandary
   *[other] Dołóż { $n } sztandarów
}
web-whispers-destroy-them = { $n ->
    [one] Zniszcz { $n } sztandar
    [few] Zniszcz { $n } sztandary
   *[other] Zniszcz { $n } sztandarów
}
web-whispers-over-supply = Więcej, niż region może zaopatrzyć: nadwyżka przepadnie z końcem fazy imperium.
web-whispers-regroup = Ustaw tak
web-whispers-swap-first = Dotknij żetonu, który chcesz przełożyć, a potem tego, z którym ma zamienić się miejscem.
web-whispers-swap-second = { $slot }: teraz dotknij drugiego żetonu. Liczba mówi, ile punktów daje zamiana w tej chwili.
web-whispers-or-region = Albo w regionie na mapie ({ $n })
web-whispers-lost-action = To stanowisko mogłoby działać, a nie zrobi nic.
web-whispers-lost-fort = Fort zniszczy atak i żaden obrońca nie zginie: { $region }.
