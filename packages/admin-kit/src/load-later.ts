type Later = typeof import('./later.ts');

let loaded: Later | undefined;

/** Rejects if the script could not be loaded. The next call tries again. */
export async function loadLater(): Promise<Later> {
  loaded ??= await import('./later.ts');
  return loaded;
}

/** undefined until it has arrived. */
export const loadedLater = () => loaded;
