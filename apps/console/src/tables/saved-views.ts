import { viewsKey } from './keep-views.ts';

/** A table as someone wants to see it again: nothing but that part of an address which says how it is shown. */
export interface SavedView {
  readonly name: string;
  /** Without '?': 'filter=trial&sort=-created'. Empty is the table as it starts. */
  readonly search: string;
}

/** Views of one table, as their owner ordered them, and how to replace them all; false where the browser keeps nothing. */
export interface SavedViews {
  list(): readonly SavedView[];
  replace(views: readonly SavedView[]): boolean;
  subscribe(listener: () => void): () => void;
}

export const MAX_VIEWS = 30;
export const MAX_NAME_LENGTH = 60;
const MAX_SEARCH_LENGTH = 2000;

const noViews: readonly SavedView[] = [];

/** Reading the property alone throws where a browser blocks storage. */
function pageStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What steers how other text is drawn, or draws nothing at all, has no place in a name. */
const STEERING = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** A name as it is kept: blanks in a row are one, none at the ends. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').replace(STEERING, '').trim();
}

/** A name as it is compared: two that differ in letter case or blanks alone are one. */
export function viewKey(name: string): string {
  return tidyName(name).toLowerCase();
}

/**
 * The saved views of one person and one table, in the browser for all its tabs. They are removed when the person logs
 * out, unless the person keeps them.
 */
export function createSavedViews(userId: number, table: string, storage = pageStorage()): SavedViews {
  const key = viewsKey(userId, table);
  // The same text must be the same list, or React would render for ever.
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

/** What of a stored text are views. Anyone with a console in this browser can write there: nothing of it is trusted. */
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
