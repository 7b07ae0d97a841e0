export type KeptThing = 'views' | 'activity' | 'templates';

const nameOf = (thing: KeptThing, userId: number) => `cv-${thing}-kept:${userId}`;

export function isKept(thing: KeptThing, userId: number): boolean {
  return withLocalStorage((storage) => storage.getItem(nameOf(thing, userId)) !== null) ?? false;
}

export function setKept(thing: KeptThing, userId: number, stays: boolean): boolean {
  const done = withLocalStorage((storage) => {
    if (stays) storage.setItem(nameOf(thing, userId), 'yes');
    else storage.removeItem(nameOf(thing, userId));
    return true;
  });
  return done ?? false;
}

export function clearKept(thing: KeptThing, prefix: string, exceptUserId?: number): void {
  withLocalStorage((storage) => {
    const keys = Array.from(storage, (_, at) => storage.key(at) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
    for (const key of keys) {
      const userId = Number(key.slice(prefix.length).split(':', 1)[0]);
      if (userId !== exceptUserId && !isKept(thing, userId)) storage.removeItem(key);
    }
  });
}

const ACTIVITY_TO_CLEAR = 'cv-activity-to-clear';

/** The script that removes it at logout may not load. */
export function markActivityToClear(): void {
  withLocalStorage((storage) => storage.setItem(ACTIVITY_TO_CLEAR, 'yes'));
}

export function hasActivityToClear(): boolean {
  return withLocalStorage((storage) => storage.getItem(ACTIVITY_TO_CLEAR) !== null) ?? false;
}

export function forgetActivityToClear(): void {
  withLocalStorage((storage) => storage.removeItem(ACTIVITY_TO_CLEAR));
}

/** Reading the property throws if the browser blocks storage. */
export function withLocalStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
