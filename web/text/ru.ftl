# Что говорит сама страница, по-русски. Ключи начинаются с `web-`. Слова, которые уже есть у игр и у терминала, здесь не
# повторяются.

## Everywhere

web-close = Закрыть
web-cancel = Отмена
web-back = Назад
web-language = Язык
web-loading = Загрузка…

## The table

## Places

## Books and replays
