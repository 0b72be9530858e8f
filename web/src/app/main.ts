import { mount } from "svelte";
import App from "./App.svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/lobby.css";
import "../styles/match.css";
import "../styles/companion.css";

const place = document.getElementById("app");
if (!place) throw new Error("the page has no place to draw in");
mount(App, { target: place });
