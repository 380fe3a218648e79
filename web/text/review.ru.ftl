# Разбор законченной партии.

web-review-title = Разбор
web-review-open = Разбор
web-review-cannot = Эту партию нельзя разобрать
web-review-making = Мастер просматривает партию, решение за решением. Это займёт около минуты, и только один раз.
web-review-you-won = Победа за вами
web-review-whose = Чьи решения
web-review-chart = Шанс на победу у каждого места, за всю партию
web-review-balance = Удача отдельно от умения
web-review-look = Увидеть этот момент
