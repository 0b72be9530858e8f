/** Loads all texts in all languages before a test file runs; the page loads what it needs. */

import { TEXTS, loadTextsIn } from "../shared/i18n/fluent";
import { LANGUAGES } from "../shared/i18n/languages";

await Promise.all(LANGUAGES.map(({ code }) => loadTextsIn(code, TEXTS)));
