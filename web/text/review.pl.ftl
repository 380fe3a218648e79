# Analiza skończonej gry.

web-review-title = Analiza
web-review-open = Analiza
web-review-cannot = Tej gry nie da się przeanalizować
web-review-making = Mistrz przegląda grę, decyzję po decyzji. To potrwa około minuty, i tylko raz.
web-review-you-won = Wygrywasz
web-review-whose = Czyje decyzje
web-review-chart = Szansa na wygraną każdego miejsca, przez całą grę
web-review-balance = Szczęście osobno od umiejętności
web-review-look = Zobacz ten moment
