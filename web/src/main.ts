import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./places/install";
import { followLinks } from "./route.svelte";
import { show } from "./settings.svelte";
import "./style/base.css";
import { language } from "./text/language.svelte";

show();
followLinks();
install();
await language.begin();
mount(App, { target: document.getElementById("app")! });
