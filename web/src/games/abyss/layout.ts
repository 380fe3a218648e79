/** Where everything lies in a box of any size: a section through the sea, wide as a picture or tall as a phone. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Layout {
  kind: "wide" | "tall";
  w: number;
  h: number; // may be more than the box has: then it scrolls
  s: number; // scale of what is drawn
  court: Box;
  lord: { w: number; h: number };
  cornice: number;
  deck: Box;
  ledges: Point[]; // where the middle of a card's foot stands
  ally: { w: number; h: number };
  brink: number; // the cliff falls off here
  threat: { x: number; y: number; step: number; across: boolean };
  treasury: Point;
  pool: Point; // of monster tokens
  shells: { x: number; y: number; s: number }[];
  council: Point; // its title
  track: Point; // its title
  rivals: Box | null; // down to the title of the Council
  reef: number; // where the shells begin: so far down may they reach if that title gives way
  locations: Box | null; // on a low phone they are in their panel only
}

const WIDE = 700; // narrower boards are stacked
const LEAST = 340; // a tall board is at least so high, and scrolls in a lower box
const BARE = 386; // with room for everything but the Locations
const WHOLE = 476; // with room for everything

export function layout(width: number, height: number, ledges = 5): Layout {
  return width >= WIDE && width >= height * 1.02 ? wide(width, height, ledges) : tall(width, height, ledges);
}

/** Proportions of a board of 1060 by 838. */
function wide(w: number, height: number, ledges: number): Layout {
  const h = Math.max(height, 520);
  const [fx, fy] = [w / 1060, h / 838];
  const s = Math.min(1.5, fx, fy);
  const cornice = 270 * fy;
  const lordH = Math.min(cornice - 44 * fy, 250 * s);
  const room = (w - 44 - 128 * s) / 6;
  const lord = { w: Math.min(room - 4, lordH * 0.68), h: lordH };
  const ally = { w: 78 * s, h: 108 * s };
  const ledge = { x: (58 + 78) * fx, y: cornice + 30 * fy + ally.h + 4 };
  const foot = ledge.y + 36 * fy * (ledges - 1) + 22; // below the number of the lowest
  const council = { x: 22 * fx, y: 660 * fy };
  const shell = 0.94 * s;
  return {
    kind: "wide",
    w,
    h,
    s,
    court: { x: 0, y: 22 * fy, w, h: lordH },
    lord,
    cornice,
    deck: { x: 22 * fx, y: cornice + 30 * fy, w: 64 * s, h: 88 * s },
    ledges: steps(ledges, ledge, { x: 116 * fx, y: 36 * fy }),
    ally,
    brink: 660 * fx,
    threat: { x: 792 * fx, y: cornice + 62 * fy, step: 45 * fy, across: false },
    treasury: { x: 972 * fx, y: cornice + 150 * fy },
    pool: { x: 972 * fx, y: cornice + 150 * fy + 34 * s },
    shells: steps(5, { x: 70 * fx, y: 752 * fy }, { x: 112 * fx, y: 0 }).map((at) => ({ ...at, s: shell })),
    council,
    track: { x: 22 * fx, y: cornice + 212 * fy },
    rivals: { x: 22 * fx, y: foot, w: 610 * fx, h: council.y - 6 - foot },
    reef: 752 * fy - 52 * shell - 4,
    locations: { x: 690 * fx, y: 594 * fy, w: w - 690 * fx - 14, h: h - 594 * fy - 10 },
  };
}

/** Rows one below the other; `k` is 1 where all just fits. The Court scrolls sideways where six Lords do not fit. */
function tall(w: number, height: number, ledges: number): Layout {
  const h = Math.max(height, LEAST);
  const k = h < WHOLE ? Math.min(1.2, h / BARE) : Math.min(2.1, h / WHOLE);
  const s = Math.max(0.7, Math.min(0.8 * k, w / 390));
  const fitting = (w - 24 - 92 * s) / 6 - 8;
  const lordW = fitting > 92 ? Math.min(fitting, 80 * k) : Math.max(80, Math.min(108 * s, 82 * k));
  const lord = { w: lordW, h: Math.max(98, Math.min(116 * k, lordW * 1.75)) };
  const courtH = lord.h + 22;
  const deck = { x: 12, y: courtH + 15 * k, w: 54 * s, h: 74 * s };
  const step = (w - deck.w - 26) / ledges;
  const allyW = Math.min(step - 9, 76 * s, Math.max(44, 52 * k));
  const ally = { w: allyW, h: allyW * 1.36 };
  const first = { x: deck.x + deck.w + 8 + step / 2, y: courtH + 17 * k + ally.h };
  const feet = first.y + 29 * k;
  const below = h - feet - 122 * k - 4;
  return {
    kind: "tall",
    w,
    h,
    s,
    court: { x: 0, y: 11, w, h: lord.h },
    lord,
    cornice: courtH,
    deck,
    ledges: steps(ledges, first, { x: step, y: 7 * k }),
    ally,
    brink: w + 30,
    threat: { x: 34, y: feet + 30 * k, step: Math.min(120, (w - 68) / 5), across: true },
    treasury: { x: w - 92, y: courtH + 16 * k }, // in the water above the lowest ledges
    pool: { x: w - 36, y: courtH + 16 * k - 10 },
    shells: steps(5, { x: w / 10, y: feet + 93 * k }, { x: w / 5, y: 0 }).map((at) => ({ ...at, s: 0.64 * s })),
    council: { x: 16, y: feet + 64 * k },
    track: { x: 16, y: courtH + 4 * k },
    rivals: null,
    reef: feet + 66 * k,
    locations: below < 80 ? null : { x: 10, y: feet + 122 * k, w: w - 20, h: below },
  };
}

function steps(n: number, from: Point, by: Point): Point[] {
  return Array.from({ length: n }, (_, i) => ({ x: from.x + by.x * i, y: from.y + by.y * i }));
}
