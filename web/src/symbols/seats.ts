/** Seats by colour and shape together: no colour stands alone. */
export const SHAPES: Record<string, string> = {
  amber: "M12 2.6a9.4 9.4 0 1 0 0 18.8a9.4 9.4 0 1 0 0-18.8Z",
  sky: "M5.2 3.4H18.8Q20.6 3.4 20.6 5.2V18.8Q20.6 20.6 18.8 20.6H5.2Q3.4 20.6 3.4 18.8V5.2Q3.4 3.4 5.2 3.4Z",
  green: "M10.7 2.6Q12 .6 13.3 2.6L22.6 18.6Q23.6 20.9 21.2 20.9H2.8Q.4 20.9 1.4 18.6Z",
  rose: "M10.8 1.2Q12 0 13.2 1.2L22.8 10.8Q24 12 22.8 13.2L13.2 22.8Q12 24 10.8 22.8L1.2 13.2Q0 12 1.2 10.8Z",
  white: "M12 2.6a9.4 9.4 0 1 0 0 18.8a9.4 9.4 0 1 0 0-18.8ZM12 8.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6Z",
  violet: "M8.6 2.4H15.4V8.6H21.6V15.4H15.4V21.6H8.6V15.4H2.4V8.6H8.6Z",
  slate: "M12 1.8L22.4 9.6L18.4 21.8H5.6L1.6 9.6Z",
};

/** Seats that are not called by their colour. */
const COLOURS: Record<string, string> = {
  raven: "amber",
  spider: "sky",
  rat: "green",
  serpent: "rose",
};

export function colour(seat: string): string {
  return COLOURS[seat] ?? seat;
}

export function shape(seat: string): string {
  return SHAPES[colour(seat)] ?? SHAPES.white!;
}
