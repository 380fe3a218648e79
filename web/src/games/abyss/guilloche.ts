/** A Lord has no picture: a guilloche grows from the slug, its fold from the guild. The same slug is the same always. */
import { chance } from "./chance";

const FOLDS: Record<string, number> = { military: 4, farmer: 6, politician: 5, mage: 7, merchant: 8, ambassador: 3 };
const drawn = new Map<string, string[]>();

/** Paths in a box of 138 by 138, the fainter ones first; and the last is the rim of ticks. */
export function guilloche(slug: string, guild: string): string[] {
  const known = drawn.get(slug);
  if (known) return known;
  const random = chance(slug);
  const fold = FOLDS[guild] ?? 5;
  const paths = Array.from({ length: 9 }, (_, ring) => {
    const [wide, deep, turn] = [0.5 + 0.36 * random(), 0.06 + 0.14 * random(), 6.28 * random()];
    return closed(120, (angle) => {
      const wave = deep * Math.cos(fold * angle + turn * (ring % 3)) + 0.05 * Math.cos(3 * fold * angle + ring);
      return 62 * (wide + wave);
    });
  });
  const made = [...paths, rim()];
  drawn.set(slug, made);
  return made;
}

function closed(points: number, radius: (angle: number) => number): string {
  const at = Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * 2 * Math.PI;
    const r = radius(angle);
    return `${(69 + r * Math.cos(angle)).toFixed(1)},${(69 + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${at.join(" ")}Z`;
}

function rim(): string {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const outer = i % 6 ? 64 : 67;
    return `M${(69 + 60 * c).toFixed(1)},${(69 + 60 * s).toFixed(1)}L${(69 + outer * c).toFixed(1)},${(69 + outer * s).toFixed(1)}`;
  }).join("");
}
