/**
 * A guilloche, as on banknotes, in place of a picture: `fold` gives its symmetry (an aspect, a guild, a class), the slug
 * everything else, so that each card has a face of its own and nobody had to draw it.
 */
export interface Turned {
  bands: string; // two woven rings, round (0, 0), at most 92 wide
  rays: string; // the light that falls from it, at most 132 wide
}

const made = new Map<string, Turned>();

/** Kept once made: a fine one holds some six thousand points. */
export function rosette(slug: string, fold: number, fine = false): Turned {
  const key = `${slug} ${fold} ${fine}`;
  let found = made.get(key);
  if (!found) made.set(key, (found = turn(slug, fold, fine)));
  return found;
}

function turn(slug: string, fold: number, fine: boolean): Turned {
  const pick = picker(slug);
  const waves = fold * (2 + pick(3));
  const inner = 26 + pick(8);
  const middle = inner + 18 + pick(14);
  const outer = 92 - pick(6);
  const bands = band(inner, middle, fold, fold, 0, fine) + band(middle - 4, outer, waves, fold, 1 + pick(3), fine);
  return { bands, rays: rays(fold) };
}

function band(inner: number, outer: number, waves: number, fold: number, twist: number, fine: boolean): string {
  const curves = fine ? 14 : 5;
  const steps = fine ? 220 : 84;
  const mid = (inner + outer) / 2;
  const reach = (outer - inner) / 2;
  let drawn = "";
  for (let curve = 0; curve < curves; curve++) {
    const shift = (curve / curves) * Math.PI * 2;
    for (let i = 0; i < steps; i++) {
      const a = (i / steps) * Math.PI * 2;
      const r = mid + reach * Math.sin(a * waves + shift) * (0.78 + 0.22 * Math.sin(a * fold + twist));
      drawn += (i ? "L" : "M") + point(a, r);
    }
    drawn += "Z";
  }
  return drawn;
}

function rays(fold: number): string {
  const count = fold * 12;
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    const long = i % 12 === 0 ? 132 : i % 6 === 0 ? 118 : i % 3 === 0 ? 108 : 102;
    return `M${point(a, 97)}L${point(a, long)}`;
  }).join("");
}

/** A spider's web of nine threads: the back of face-down cards. */
export const WEB = web(9, [11, 20, 30, 41, 53, 66], 90);

function web(threads: number, rounds: number[], reach: number): string {
  const at = (i: number, r: number) => point((i / threads) * Math.PI * 2, r);
  const all = Array.from({ length: threads }, (_, i) => i);
  const spokes = all.map((i) => `M0 0L${at(i, reach)}`).join("");
  const rings = rounds.map(
    (r) => `M${at(0, r)}` + all.map((i) => `Q${at(i + 0.5, r * 0.82)} ${at(i + 1, r)}`).join(""),
  );
  return spokes + rings.join("");
}

function point(angle: number, r: number): string {
  return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
}

/** Small numbers that always come in the same order for the same word. */
function picker(word: string): (below: number) => number {
  let h = 2166136261;
  for (const c of word) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h >>>= 0;
  return (below) => {
    h = Math.imul(h ^ (h >>> 15), 2246822519) >>> 0;
    return h % below;
  };
}
