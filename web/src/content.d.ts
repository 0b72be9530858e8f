declare module "*.toml" {
  const content: unknown;
  export default content;
}
