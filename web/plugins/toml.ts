import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** `import names from "….toml"`: read at build time, so that the page carries no reader of TOML. */
export function toml(): Plugin {
  return {
    name: "undercourt:toml",
    transform(code, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(parse(code)))})`, map: null };
    },
  };
}
