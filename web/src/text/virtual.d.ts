declare module "virtual:texts" {
  type Part = { default: string | import("../../plugins/texts").GameWords };
  const parts: Record<string, () => Promise<Part>>; // `shared/ru`, `tyrants/ru`
  export default parts;
}
