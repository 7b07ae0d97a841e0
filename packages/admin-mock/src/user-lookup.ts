import type { MockDb } from './db.ts';
import { invalid, notFound } from './refusal.ts';
import type { UserRow } from './rows.ts';

export function requireUserByName(db: MockDb, usernameOrEmail: string): UserRow {
  const name = usernameOrEmail.trim();
  if (name === '') throw invalid('A username or an email is missing.');
  const user = db.users.find((row) => row.username === name) ?? db.users.find((row) => row.email === name);
  if (!user) throw invalid(`No Timemap account: ${name}`);
  return user;
}

export function requireUser(db: MockDb, id: number): UserRow {
  const user = db.users.get(id);
  if (!user) throw notFound('user');
  return user;
}

export function userSummary({ id, username, displayName, email }: UserRow) {
  return { userid: id, username, display_name: displayName, email };
}
