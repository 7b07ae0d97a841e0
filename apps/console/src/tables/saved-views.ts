import { viewsKey } from './keep-views.ts';

export interface SavedView {
  readonly name: string;
  /** Without '?': 'filter=trial&sort=-created'. '' is the initial state. */
  readonly search: string;
}

/** Replacing them returns false if the browser stores nothing. */
export interface SavedViews {
  list(): readonly SavedView[];
  replace(views: readonly SavedView[]): boolean;
  subscribe(listener: () => void): () => void;
}

export const MAX_VIEWS = 30;
export const MAX_NAME_LENGTH = 60;
const MAX_SEARCH_LENGTH = 2000;

const noViews: readonly SavedView[] = [];

/** Reading the property throws if the browser blocks storage. */
function pageStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const STEERING = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').replace(STEERING, '').trim();
}

export function viewKey(name: string): string {
  return tidyName(name).toLowerCase();
}

/** Shared by all tabs of the browser. Removed when the person logs out, unless the person keeps them. */
export function createSavedViews(userId: number, table: string, storage = pageStorage()): SavedViews {
  const key = viewsKey(userId, table);
  // The same text must return the same list, or React would render forever.
  let known: { text: string | null; views: readonly SavedView[] } = { text: null, views: noViews };
  const listeners = new Set<() => void>();

  function list() {
    const text = readText();
    if (text !== known.text) known = { text, views: readViews(text) };
    return known.views;
  }

  function readText(): string | null {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  return {
    list,
    replace(views) {
      try {
        if (views.length === 0) storage?.removeItem(key);
        else storage?.setItem(key, JSON.stringify(views));
      } catch {
        return false;
      }
      for (const listener of [...listeners]) listener();
      return storage !== null;
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

/** Any console in this browser can write there. */
function readViews(text: string | null): readonly SavedView[] {
  if (text === null) return noViews;
  const seen = new Set<string>();
  return parse(text)
    .flatMap((entry) => {
      const view = readView(entry);
      if (view === null || seen.has(viewKey(view.name))) return [];
      seen.add(viewKey(view.name));
      return [view];
    })
    .slice(0, MAX_VIEWS);
}

function parse(text: string): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function readView(entry: unknown): SavedView | null {
  if (typeof entry !== 'object' || entry === null || !('name' in entry) || !('search' in entry)) return null;
  const { name, search } = entry;
  if (typeof name !== 'string' || typeof search !== 'string') return null;
  const tidy = tidyName(name);
  if (tidy === '' || tidy.length > MAX_NAME_LENGTH || search.length > MAX_SEARCH_LENGTH) return null;
  return { name: tidy, search };
}
