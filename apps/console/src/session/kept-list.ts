import { withLocalStorage } from './kept-after-logout.ts';

export interface KeptList<T> {
  list(): readonly T[];
  replace(entries: readonly T[]): boolean;
  subscribe(listener: () => void): () => void;
}

interface KeptListOptions<T> {
  key: string;
  limit: number;
  /** null for an invalid entry. Any console in this browser can write there. */
  read: (value: object) => T | null;
}

const STEERING = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').replace(STEERING, '').trim();
}

export function nameKey(name: string): string {
  return tidyName(name).toLowerCase();
}

export function nameProblem(
  words: Readonly<Record<'nameMissing' | 'nameTaken', string>>,
  entries: readonly { readonly name: string }[],
  name: string,
  except?: string,
): string | null {
  const key = nameKey(name);
  if (key === '') return words.nameMissing;
  const isTaken = entries.some((other) => nameKey(other.name) === key && other.name !== except);
  return isTaken ? words.nameTaken : null;
}

export function createKeptList<T extends { readonly name: string }>(
  options: KeptListOptions<T>,
): KeptList<T> {
  const { key } = options;
  // The same text must return the same list, or React would render forever.
  let known: { text: string | null; entries: readonly T[] } = { text: null, entries: [] };
  const listeners = new Set<() => void>();

  return {
    list() {
      const text = withLocalStorage((storage) => storage.getItem(key)) ?? null;
      if (text !== known.text) known = { text, entries: text === null ? [] : readEntries(text, options) };
      return known.entries;
    },
    replace(entries) {
      const text = JSON.stringify(entries);
      if (readEntries(text, options).length < entries.length) return false;
      const isKept = withLocalStorage((storage) => {
        if (entries.length === 0) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      });
      if (isKept) for (const listener of [...listeners]) listener();
      return isKept ?? false;
    },
    subscribe(listener) {
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', follow);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', follow);
      };
    },
  };
}

function readEntries<T extends { readonly name: string }>(
  text: string,
  { limit, read }: KeptListOptions<T>,
): readonly T[] {
  const seen = new Set<string>();
  return parse(text)
    .flatMap((value) => {
      const entry = typeof value === 'object' && value !== null ? read(value) : null;
      if (entry === null || seen.has(nameKey(entry.name))) return [];
      seen.add(nameKey(entry.name));
      return [entry];
    })
    .slice(0, limit);
}

function parse(text: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
