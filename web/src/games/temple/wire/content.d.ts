// What the page imports from content files. Generated; do not edit.
declare module "*/content/temple/lost-temple.toml" {
  const file: import("./MapDraft").MapDraft;
  export default file;
}
declare module "*/content/temple/outpost.toml" {
  const file: import("./MapDraft").MapDraft;
  export default file;
}
declare module "*/content/temple/themes/galaxy.toml" {
  const file: import("./Theme").Theme;
  export default file;
}
declare module "*/content/temple/themes/deep.toml" {
  const file: import("./Theme").Theme;
  export default file;
}
declare module "*/content/temple/themes/gate.toml" {
  const file: import("./Theme").Theme;
  export default file;
}
declare module "*/content/temple/units.toml" {
  const file: import("./Units").Units;
  export default file;
}
