import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./places/install";
import { reloadIfGone } from "./fresh.svelte";
import { followLinks } from "./route.svelte";
import { show } from "./settings.svelte";
import "./style/base.css";
import { language } from "./text/language.svelte";

show();
followLinks();
reloadIfGone();
install();
await language.begin();
mount(App, { target: document.getElementById("app")! });
