/** One family of symbols: paths on a 24 grid, 1.5 stroke; class f is filled. Games add theirs with `add`. */
export const SYMBOLS: Record<string, string> = {
  power:
    '<path class="f" d="M12 2L14.6 6.4V14H9.4V6.4Z"/><path d="M5.6 14H18.4"/><path d="M12 14V21.2"/><path d="M10 21.4H14"/>',
  influence: '<path class="f" d="M3.4 18.8L4.6 8.4L9 12.2L12 5.2L15 12.2L19.4 8.4L20.6 18.8Z"/><path d="M5 21.4H19"/>',
  vp: '<path class="f" d="M12 1.8L14.4 8.2L20.8 5.6L17 11.4L22.6 15L15.8 15.4L16 22.2L12 17L8 22.2L8.2 15.4L1.4 15L7 11.4L3.2 5.6L9.6 8.2Z"/>',
  hand: '<path d="M4.4 8.2L11 6.2L14.6 18.4L8 20.4Z"/><path d="M12.4 5.2L14.4 4.4L19.6 16L16.4 17.4"/>',
  deck: '<path d="M6 3.4H16.4V17.4H6Z"/><path d="M8.6 20.4H19.2V6"/>',
  undo: '<path d="M8.6 4.2L4 8.8L8.6 13.4"/><path d="M4 8.8H14.6A5.4 5.4 0 0 1 14.6 19.6H8.4"/>',
  hint: '<path d="M8.4 16.4A6.6 6.6 0 1 1 15.6 16.4V18.4H8.4Z"/><path d="M10 21.4H14"/>',
  log: '<path d="M5 3.4H16.4L19.6 6.6V20.6H5Z"/><path d="M8.4 10H16M8.4 14H16M8.4 17.4H13"/>',
  eye: '<path d="M1.8 12Q12 3 22.2 12Q12 21 1.8 12Z"/><path class="f" d="M12 9.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z"/>',
  end: '<path class="f" d="M20.4 13.8A8.6 8.6 0 1 1 10.2 3.6A6.8 6.8 0 0 0 20.4 13.8Z"/>',
  play: '<path d="M5.4 3.4H18.6V20.6H5.4Z"/><path d="M12 8V16M8 12H16"/>',
  rule: '<path d="M12 5.6Q8 3 3.4 4.6V19Q8 17.4 12 20Q16 17.4 20.6 19V4.6Q16 3 12 5.6Z"/><path d="M12 5.6V20"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.4 15.4L21 21"/>',
  fork: '<path d="M6 21V4M6 14C6 10 9 9 12 9H19"/><path d="M15.4 5.2L19.2 9L15.4 12.8"/>',
  download: '<path d="M12 3.4V15.4M6.8 10.4L12 15.6L17.2 10.4M4.4 20.6H19.6"/>',
  close: '<path d="M5 5L19 19M19 5L5 19"/>',
  menu: '<path d="M4 7H20M4 12H20M4 17H20"/>',
  attack:
    '<path d="m4 20 3-3M5 15l4 4M8 16 19 5l1-1-.3 2.2L9 17M20 20l-3-3M19 15l-4 4M16 16l-2.5-2.5M10.5 10.5 5 5 4 4l.3 2.2 4.7 4.7"/>',
  card: '<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M12 8.5v7M8.5 12h7"/>',
  move: '<path d="M4 12h15M14 7l5 5-5 5"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.4-1.1.9-1.1 1.7M12 17v.2"/>',
  key: '<circle cx="7.5" cy="12" r="4"/><path d="M11.5 12H21M18 12v3.5M14.8 12v2.5"/>',
  star: '<path d="m12 3 2.6 5.9 6.4.6-4.8 4.3 1.4 6.3L12 16.8 6.4 20.1l1.4-6.3L3 9.5l6.4-.6Z"/>',
  house: '<path d="M3 11 12 3l9 8M5.5 9.5V21h13V9.5M10 21v-6h4v6"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  chat: '<path d="M4 4.5H20V16H11.5L7 20V16H4Z"/><path d="M8 9H16M8 12H13"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.5V12L16 14.5"/>',
  settings:
    '<circle cx="12" cy="12" r="3"/><path d="M12 2.5V6M12 18V21.5M2.5 12H6M18 12H21.5M5.3 5.3L7.8 7.8M16.2 16.2L18.7 18.7M18.7 5.3L16.2 7.8M7.8 16.2L5.3 18.7"/>',
  back: '<path d="M14.5 5L7.5 12L14.5 19"/>',
  forward: '<path d="M9.5 5L16.5 12L9.5 19"/>',
  down: '<path d="M5 9L12 16L19 9"/>',
  plus: '<path d="M12 4V20M4 12H20"/>',
  again: '<path d="M19.5 8A8.5 8.5 0 1 0 20.5 13"/><path d="M20.5 3.5V8.5H15.5"/>',
  skip: '<path class="f" d="M4 5L12 12L4 19Z"/><path class="f" d="M12 5L20 12L12 19Z"/>',
  pause: '<path d="M8 5V19M16 5V19"/>',
  start: '<path class="f" d="M7 4.5L19 12L7 19.5Z"/>',
  bot: '<path d="M5 8.5H19V19H5Z"/><path d="M12 8.5V4.5M9 13V14.5M15 13V14.5M2.5 12V15.5M21.5 12V15.5"/><circle class="f" cx="12" cy="3.5" r="1.2"/>',
  person: '<circle cx="12" cy="8" r="4.2"/><path d="M3.8 20.5C4.8 15.8 8 14 12 14S19.2 15.8 20.2 20.5"/>',
  link: '<path d="M10 14L14 10M8.5 11.5L5.5 14.5A3.5 3.5 0 0 0 10.5 19.5L13 17M15.5 12.5L18.5 9.5A3.5 3.5 0 0 0 13.5 4.5L11 7"/>',
  flag: '<path d="M6 21.5V3M6 4H18.5L15.5 8.5L18.5 13H6"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path d="M12 2V5M12 19V22M2 12H5M19 12H22M4.9 4.9L7 7M17 17L19.1 19.1M19.1 4.9L17 7M7 17L4.9 19.1"/>',
  lock: '<path d="M6 10.5H18V20.5H6ZM8.5 10.5V7.5A3.5 3.5 0 0 1 15.5 7.5V10.5"/>',
  fit: '<path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"/>',
  court:
    '<path d="M3.4 21V11.4Q3.4 2.6 12 2.6T20.6 11.4V21M1.8 21H22.2"/><path d="M6.2 13.4Q12 7.6 17.8 13.4Q12 19.2 6.2 13.4Z"/><circle class="f" cx="12" cy="13.4" r="1.9"/>',
};

/** The symbols of a game, when its face is loaded. */
export function add(symbols: Record<string, string>): void {
  Object.assign(SYMBOLS, symbols);
}
