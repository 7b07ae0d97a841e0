const VIEWS = 'cv-views:';
const KEPT = 'cv-views-kept:';

/** The storage key of the views that a person has of a table. */
export const viewsKey = (userId: number, table: string) => `${VIEWS}${userId}:${table}`;

/** Whether this person's views stay in this browser after logout. A browser that blocks storage keeps none. */
export function keepsViews(userId: number): boolean {
  return attempt((storage) => storage.getItem(KEPT + userId) !== null) ?? false;
}

/** Sets whether they stay. False where the browser did not store the choice. */
export function setKeepsViews(userId: number, isKept: boolean): boolean {
  const done = attempt((storage) => {
    if (isKept) storage.setItem(KEPT + userId, 'yes');
    else storage.removeItem(KEPT + userId);
    return true;
  });
  return done ?? false;
}

/** A search can name a person. Removes the views of everyone except this person and those who keep theirs. */
export function forgetViews(exceptUserId?: number): void {
  attempt((storage) => {
    const keys = Array.from(storage, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(VIEWS));
    for (const key of keys) {
      const userId = Number(key.slice(VIEWS.length).split(':', 1)[0]);
      if (userId !== exceptUserId && !keepsViews(userId)) storage.removeItem(key);
    }
  });
}

/** Reading the property alone throws where a browser blocks storage. */
function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
