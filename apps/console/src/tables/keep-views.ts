import { clearKept } from '../session/kept-after-logout.ts';

const VIEWS = 'cv-views:';

export const viewsKey = (userId: number, table: string) => `${VIEWS}${userId}:${table}`;

export function clearViews(exceptUserId?: number): void {
  clearKept('views', VIEWS, exceptUserId);
}
