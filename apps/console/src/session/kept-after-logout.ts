export type KeptThing = 'views' | 'activity';

const nameOf = (thing: KeptThing, userId: number) => `cv-${thing}-kept:${userId}`;

/** A browser that blocks storage keeps nothing. */
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

/** Reading the property throws if the browser blocks storage. */
export function withLocalStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
