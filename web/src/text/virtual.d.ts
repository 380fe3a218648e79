declare module "virtual:texts" {
  const parts: Record<string, () => Promise<unknown>>; // `shared/ru`: its Fluent; `tyrants/ru`: its GameWords
  export default parts;
}
