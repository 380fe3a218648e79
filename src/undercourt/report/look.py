"""The colours of a page, light and dark.

Plots are drawn once for both: with stand-ins, which `plots.drawn` turns into the page's own variables.
"""

from __future__ import annotations

from typing import Final

# Stand-ins: colours that nobody would draw with. Series are told apart by shape as well, never by colour alone.
TEXT: Final = "#010101"
MUTED: Final = "#010102"
LINE: Final = "#010103"
STRONG: Final = "#010104"
GROUND: Final = "#010105"
LAMP: Final = "#010106"
SERIES: Final = ("#010111", "#010112", "#010113", "#010114", "#010115", "#010116")
MARKERS: Final = ("o", "s", "^", "D", "v", "P")

VARIABLES: Final = {
    TEXT: "text",
    MUTED: "muted",
    LINE: "line",
    STRONG: "line-strong",
    GROUND: "surface",
    LAMP: "lamp",
    **{colour: f"series-{i + 1}" for i, colour in enumerate(SERIES)},
}

DARK: Final = """\
--ground: #0d0f13; --surface: #16191f; --raised: #1f232b; --line: #e9e4d81f; --line-strong: #e9e4d83d;
--text: #ece6d8; --muted: #a3a596; --lamp: #e8b65a; --lamp-soft: #e8b65a2b;
--series-1: #e69f00; --series-2: #56b4e9; --series-3: #12a87d; --series-4: #d888b4; --series-5: #e0691a;
--series-6: #c8cdd8;"""
LIGHT: Final = """\
--ground: #e9e1cf; --surface: #f5efe2; --raised: #fdfaf2; --line: #3b332226; --line-strong: #3b332252;
--text: #25241f; --muted: #5f5b4f; --lamp: #8a5c0b; --lamp-soft: #d29a2b30;
--series-1: #a86f00; --series-2: #2a7fb8; --series-3: #008a63; --series-4: #bf5f95; --series-5: #c85400;
--series-6: #6d7486;"""

STYLE: Final = (
    f"""\
:root {{ color-scheme: dark light; {DARK}
--serif: Alegreya, Georgia, serif; --sans: Commissioner, "Segoe UI", system-ui, sans-serif;
--mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; --edge: clamp(18px, 4vw, 48px); }}
@media (prefers-color-scheme: light) {{ :root {{ {LIGHT} }} }}
@media print {{ :root {{ {LIGHT} --ground: #fff; --surface: #fff; }} section, figure {{ break-inside: avoid; }} }}
"""
    + """\
* { box-sizing: border-box; margin: 0; font-feature-settings: "tnum", "lnum" !important; }
body { background: var(--ground); color: var(--text); font: 16px/1.5 var(--sans);
  -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: 100%; }
.bar { display: flex; align-items: center; gap: 10px; min-height: 62px; padding: 0 var(--edge);
  border-bottom: 1px solid var(--line); background: var(--surface); font: 600 22px/1 var(--serif); }
.bar svg { width: 26px; height: 26px; color: var(--lamp); }
main { max-width: 1120px; margin: 0 auto; padding: clamp(26px, 4vw, 52px) var(--edge); }
h1 { font: 500 clamp(30px, 5vw, 44px)/1.12 var(--serif); text-wrap: balance; }
h2 { font: 600 24px/1.2 var(--serif); text-wrap: balance; }
h3 { font: 600 18px/1.25 var(--serif); margin-top: 18px; }
p { max-width: 74ch; }
.sub { margin-top: 8px; color: var(--muted); font-size: 18px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 12px; margin-top: 28px;
  padding: 0; list-style: none; }
.figures li { padding: 14px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface);
  overflow-wrap: anywhere; }
.figures b { display: block; font: 600 34px/1.1 var(--serif); color: var(--lamp); margin: 4px 0; }
.figures small, .note, figcaption { color: var(--muted); font-size: 13.5px; }
section { margin-top: 28px; padding: 22px 24px; border: 1px solid var(--line); border-radius: 10px;
  background: var(--surface); }
section > * + * { margin-top: 12px; }
figure svg { display: block; width: 100%; height: auto; }
.plot > figure + figure { display: none; }
@media screen and (max-width: 640px) {
  section { padding: 18px 14px; }
  .plot > figure:first-child { display: none; }
  .plot > figure + figure { display: block; }
}
summary { cursor: pointer; min-height: 32px; color: var(--lamp); }
details > * + * { margin-top: 12px; }
.sheet { overflow-x: auto; }
table { border-collapse: collapse; min-width: 100%; font-size: 14.5px; }
th, td { padding: 7px 12px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
th { white-space: normal; color: var(--muted); font-weight: 500; font-size: 13px; vertical-align: bottom;
  border-color: var(--line-strong); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td:first-child { font-weight: 600; white-space: normal; }
.command { display: block; padding: 12px 16px; overflow-wrap: anywhere; border-radius: 6px; background: var(--raised);
  box-shadow: inset 3px 0 0 var(--lamp), inset 0 0 0 1px var(--line); font: 15px/1.5 var(--mono); }
.command::before { content: "$ "; color: var(--muted); }
footer { padding: 22px var(--edge) 32px; border-top: 1px solid var(--line); color: var(--muted); font-size: 13.5px; }
"""
)

MARK: Final = (
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" '
    'stroke-linejoin="round" aria-hidden="true"><path d="M4.6 20V11.6Q4.6 4 12 4T19.4 11.6V20M3.2 20H20.8"/>'
    '<path d="M7 13.4Q12 8.4 17 13.4Q12 18.4 7 13.4Z"/>'
    '<circle cx="12" cy="13.4" r="1.6" fill="currentColor" stroke="none"/></svg>'
)
