// What the page imports from content files. Generated; do not edit.
declare module "*/content/starfighter/cards.toml" {
  const file: import("./CardsFile").CardsFile;
  export default file;
}
declare module "*/content/starfighter/cruisers.toml" {
  const file: import("./CruisersFile").CruisersFile;
  export default file;
}
declare module "*/content/starfighter/decks.toml" {
  const file: import("./DecksFile").DecksFile;
  export default file;
}
