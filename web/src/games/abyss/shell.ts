/** A scallop: the back of a Council stack. Drawn round the middle, 52 units in radius. */
const R = 52;
const RIBS = 9;

const rim = Array.from({ length: RIBS + 1 }, (_, k) => {
  const angle = ((-184 + (k * 188) / RIBS) * Math.PI) / 180;
  return { x: R * Math.cos(angle), y: R * Math.sin(angle) };
});
const f = (n: number) => n.toFixed(1);

export const OUTLINE =
  `M0,24L${f(rim[0]!.x)},${f(rim[0]!.y)}` +
  rim
    .slice(1)
    .map((q, i) => `Q${f((rim[i]!.x + q.x) * 0.57)},${f((rim[i]!.y + q.y) * 0.57)} ${f(q.x)},${f(q.y)}`)
    .join("") +
  "Z";
export const RAYS = rim
  .slice(1, -1)
  .map((p) => `M0,22L${f(p.x * 0.95)},${f(p.y * 0.95)}`)
  .join("");
export const RINGS = [0.45, 0.66, 0.84]
  .map((q) => `M${f(-R * q)},${f(1 - 2 * q)}A${f(R * q)},${f(R * q)} 0 0 1 ${f(R * q)},${f(1 - 2 * q)}`)
  .join("");
export const HINGE = "M-13,20L-9,32H9L13,20Z";
