export function bundledFolders(modules: readonly string[]): string[] {
  const found = new Set<string>();
  for (const path of modules) {
    // Uses the last match, because packages can be nested.
    const [inside] = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(path) ?? [];
    if (inside !== undefined) found.add(inside);
  }
  return [...found].sort();
}
