/** Data of a person that this browser stores beyond their session. */
export type KeptThing = 'views' | 'activity';

const nameOf = (thing: KeptThing, userId: number) => `cv-${thing}-kept:${userId}`;

/** Whether it stays after this person's logout. A browser that blocks storage keeps nothing. */
export function isKept(thing: KeptThing, userId: number): boolean {
  return withLocalStorage((storage) => storage.getItem(nameOf(thing, userId)) !== null) ?? false;
}

/** Returns false if the browser did not store the choice. */
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
