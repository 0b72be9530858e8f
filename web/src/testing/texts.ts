/** Loads all texts in all languages before a test file runs; the page loads what it needs. */

import { TEXTS, loadTextsIn } from "../shared/i18n/fluent";

await Promise.all((["en", "fr"] as const).map((lang) => loadTextsIn(lang, TEXTS)));
