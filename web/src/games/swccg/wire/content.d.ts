// What the page imports from content files. Generated; do not edit.
declare module "*/content/swccg/decks.toml" {
  const file: import("./DecksFile").DecksFile;
  export default file;
}
