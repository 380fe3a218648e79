import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|json)$/;
const WORTH_IT = 1000; // bytes

/** Lays a compressed copy, `….br`, beside every file of text: the server sends it to browsers that can read it. */
export function brotli(): Plugin {
  return {
    name: "undercourt:brotli",
    apply: "build",
    // From the disk, since Vite writes into the chunks until the end.
    writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((one) => TEXT.test(one))) {
        const content = readFileSync(join(dir, name));
        if (content.length >= WORTH_IT) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
      }
    },
  };
}
