export type KeptThing = 'views' | 'templates';

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

/** Reading the property throws if the browser blocks storage. */
export function withLocalStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
