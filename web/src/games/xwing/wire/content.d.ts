// What the page imports from content files. Generated; do not edit.
declare module "*/content/xwing/ships.toml" {
  const file: import("./ShipsFile").ShipsFile;
  export default file;
}
declare module "*/content/xwing/upgrades.toml" {
  const file: import("./UpgradesFile").UpgradesFile;
  export default file;
}
declare module "*/content/xwing/obstacles.toml" {
  const file: import("./ObstaclesFile").ObstaclesFile;
  export default file;
}
declare module "*/content/xwing/silhouettes.toml" {
  const file: import("./SilhouettesFile").SilhouettesFile;
  export default file;
}
declare module "*/content/xwing/solo-alpha-1.toml" {
  const file: import("./SoloFile").SoloFile;
  export default file;
}
