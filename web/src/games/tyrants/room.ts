import { MediaQuery } from "svelte/reactivity";

/** Where the rail is a sheet: the market has no room beside the board, and gets a tab of its own. */
export const phone = new MediaQuery("(max-width: 759px), (max-height: 479px) and (max-width: 959px)");
