import { isKept, withLocalStorage } from '../session/kept-after-logout.ts';

const VIEWS = 'cv-views:';

export const viewsKey = (userId: number, table: string) => `${VIEWS}${userId}:${table}`;

/** A search can contain a person's name. */
export function clearViews(exceptUserId?: number): void {
  withLocalStorage((storage) => {
    const keys = Array.from(storage, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(VIEWS));
    for (const key of keys) {
      const userId = Number(key.slice(VIEWS.length).split(':', 1)[0]);
      if (userId !== exceptUserId && !isKept('views', userId)) storage.removeItem(key);
    }
  });
}
