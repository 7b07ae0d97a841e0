import type { MockDb } from './db.ts';
import { invalid, refusalText } from './refusal.ts';
import type { UserRow } from './rows.ts';

/** Predictable, because stories must be reproducible. */
export function openSession(db: MockDb, userId: number): string {
  const sessionId = `demo-session-${userId}-${db.sessions.size + 1}`;
  db.sessions.set(sessionId, userId);
  return sessionId;
}

export function requireSession(db: MockDb, headers: Headers): UserRow {
  const token = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw invalid(refusalText.notSignedIn);
  const userId = db.sessions.get(token);
  const user = userId === undefined ? undefined : db.users.get(userId);
  if (!user) throw invalid(refusalText.invalidSession);
  return user;
}
