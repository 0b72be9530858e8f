import { mount } from "svelte";
import App from "./App.svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/lobby.css";
import "../styles/match.css";
import "../styles/companion.css";

const root = document.getElementById("app");
if (!root) throw new Error("index.html has no element #app");
mount(App, { target: root });
