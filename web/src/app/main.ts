import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import { COMMON_TEXTS, loadTexts } from "../shared/i18n/fluent";
import App from "./App.svelte";

const found = document.getElementById("app");
if (!found) throw new Error("index.html has no element #app");
const root: HTMLElement = found;

/** Without any text the document itself says, in every language, that the page could not be loaded. */
function showFailure(cause: unknown): void {
  console.error(cause);
  const failure = document.querySelector<HTMLTemplateElement>("#load-failure");
  root.replaceChildren(...(failure ? [failure.content.cloneNode(true)] : []));
  root.querySelector("button")?.addEventListener("click", () => location.reload());
}

loadTexts(COMMON_TEXTS).then(() => {
  root.replaceChildren();
  mount(App, { target: root });
}, showFailure);
