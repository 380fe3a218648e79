/** Where the ring is, and where its note stands so that it hides neither the ring nor what is lit. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Thread {
  from: [number, number];
  to: [number, number];
}

const GAP = 34; // px between a ring and its note
const EDGE = 10;

function shared(a: Box, b: Box): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Within `field`, beside `ring`; of the places around it the one that hides least of what is `lit`. */
export function beside(ring: Box, note: { width: number; height: number }, field: Box, lit: Box[]): Box {
  const [cx, cy] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const places: [number, number][] = [
    [ring.left - note.width - GAP, cy - note.height * 0.7],
    [ring.left + ring.width + GAP, cy - note.height * 0.7],
    [cx - note.width / 2, ring.top - note.height - GAP],
    [cx - note.width / 2, ring.top + ring.height + GAP],
    [field.left + EDGE, field.top + field.height - note.height - EDGE],
    [field.left + field.width - note.width - EDGE, field.top + EDGE],
    [field.left + field.width - note.width - EDGE, field.top + field.height - note.height - EDGE],
  ];
  let best: { box: Box; cost: number } | null = null;
  for (const [x, y] of places) {
    const left = Math.max(field.left + EDGE, Math.min(field.left + field.width - note.width - EDGE, x));
    const top = Math.max(field.top + EDGE, Math.min(field.top + field.height - note.height - EDGE, y));
    const box = { left, top, ...note };
    const hidden = lit.reduce((sum, one) => sum + shared(box, one), 0) + 50 * shared(box, ring);
    const far = Math.hypot(left + note.width / 2 - cx, top + note.height / 2 - cy);
    const cost = hidden + far * 6;
    if (best === null || cost < best.cost) best = { box, cost };
  }
  return best!.box;
}

/** From the nearest edge of the note to the rim of the ring. */
export function thread(ring: Box, note: Box): Thread {
  const [cx, cy] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const from: [number, number] = [
    Math.max(note.left, Math.min(note.left + note.width, cx)),
    Math.max(note.top, Math.min(note.top + note.height, cy)),
  ];
  const [dx, dy] = [from[0] - cx, from[1] - cy];
  const far = Math.hypot(dx, dy) || 1;
  const rim = Math.min(
    1,
    Math.min(ring.width / 2 / Math.abs(dx / far || 1e-6), ring.height / 2 / Math.abs(dy / far || 1e-6)) / far,
  );
  return { from, to: [cx + dx * rim, cy + dy * rim] };
}
