import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./route.svelte";
import { show } from "./settings.svelte";
import "./style/base.css";

show();
followLinks();
mount(App, { target: document.getElementById("app")! });
