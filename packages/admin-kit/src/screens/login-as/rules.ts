import type { AdminSession } from '../../context/admin-kit-context.ts';
import { allowed, canLogInAs, type Permission, refused } from '../../context/permission.ts';

export type ActAsRefusal = 'onlyGlobalAdmins' | 'oneself' | 'noMainApp';

/** Acting as someone also requires a main app. @spec B §6 */
export function canActAs(
  session: AdminSession,
  user: { readonly id: number },
  mainApp: string | null,
): Permission<ActAsRefusal> {
  const permission = canLogInAs(session, user);
  if (!permission.isAllowed) return permission;
  return mainApp !== null && isWebPlace(mainApp) ? allowed : refused('noMainApp');
}

/** @spec B §2 */
export function actAsAddress(mainApp: string, sessionId: string, projectId: number | null): string {
  const page = projectId === null ? 'dashboard' : `connect/${encodeURIComponent(projectId)}`;
  return `${mainApp.replace(/\/+$/, '')}/app/${page}?sid=${encodeURIComponent(sessionId)}`;
}

function isWebPlace(address: string): boolean {
  return /^https?:\/\/[^?#\s]+$/i.test(address) || /^\/(?![/\\])[^?#\s\\]*$/.test(address);
}
