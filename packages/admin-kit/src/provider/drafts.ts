/**
 * Where half-filled forms are kept, so that an expired session loses nothing. The kit touches no storage itself.
 * Values are what a person typed, never passwords. Implementations must not throw.
 */
export interface Drafts {
  load(key: string): string | null;
  save(key: string, value: string): void;
  remove(key: string): void;
}

/** Keeps drafts for as long as the provider lives. The default. */
export function createMemoryDrafts(): Drafts {
  const kept = new Map<string, string>();
  return {
    load: (key) => kept.get(key) ?? null,
    save: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}
