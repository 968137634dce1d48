/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:catalogue/*" {
  const messages: import("../build/catalogues").Packed[];
  export default messages;
}
declare module "virtual:catalogue-parts" {
  const loaders: Record<string, () => Promise<{ default: import("../build/catalogues").Packed[] }>>;
  export default loaders;
}
declare module "*.toml" {
  const data: Record<string, unknown>;
  export default data;
}
declare module "@fontsource-variable/*";
declare module "virtual:offline" {
  const parts: import("../build/offline").Parts | null;
  export default parts;
}
declare module "virtual:games" {
  const games: Omit<import("./lib/types").GameInfo, "bots" | "words" | "engine">[];
  export default games;
}
