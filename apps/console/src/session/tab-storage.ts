export interface TabStorage {
  get(key: string): string | null;
  /** @returns whether it outlives the page */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** Reading the property throws if the browser blocks storage. */
function pageStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Values that the browser refuses are kept in memory until the next reload. Never throws. */
export function createTabStorage(storage: Storage | null = pageStorage()): TabStorage {
  const inMemory = new Map<string, string>();

  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      // Stryker disable next-line ConditionalExpression: what is missing counts as refusing
      return storage === null ? otherwise : use(storage);
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => inMemory.get(key) ?? attempt((it) => it.getItem(key), null),
    set(key, value) {
      inMemory.delete(key);
      const isStored = attempt((it) => {
        it.setItem(key, value);
        return true;
      }, false);
      if (!isStored) inMemory.set(key, value);
      return isStored;
    },
    remove(key) {
      inMemory.delete(key);
      attempt((it) => it.removeItem(key), undefined);
    },
    keys: () => [...new Set([...inMemory.keys(), ...attempt((it) => Object.keys(it), [])])],
  };
}
