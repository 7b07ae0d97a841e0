import type { AdminSession } from './admin-kit-context.ts';

/** A host in plain JavaScript may give a text, with which a person's own account would not be known again in a list. */
export function withNumericId(session: AdminSession): AdminSession {
  const { user } = session;
  return typeof (user.id as unknown) === 'string' ? { user: { ...user, id: Number(user.id) } } : session;
}
