import { clearKept } from '../session/kept-after-logout.ts';

const TEMPLATES = 'cv-templates:';

export const templatesKey = (userId: number) => `${TEMPLATES}${userId}`;

export function clearTemplates(exceptUserId?: number): void {
  clearKept('templates', TEMPLATES, exceptUserId);
}
