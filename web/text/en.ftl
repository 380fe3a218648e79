# What the page itself says, in English. Keys begin with `web-`. Words that games and the terminal already have are not
# said again here.

## Everywhere

web-close = Close
web-cancel = Cancel
web-back = Back
web-language = Language
web-loading = Loading…

## The table

## Places

## Books and replays
