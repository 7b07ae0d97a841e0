import { createEmptyDb, type MockDb } from './db.ts';
import { Table, type TableSnapshot } from './table.ts';

const FORMAT = 1;

type Tables = { [Name in keyof MockDb]: unknown };

export function dumpDb(db: MockDb, lastChange = 0): string {
  return JSON.stringify({ format: FORMAT, lastChange, tables: { ...db, sessions: [...db.sessions] } });
}

export function restoreDb(text: string): { db: MockDb; lastChange: number } {
  const snapshot = JSON.parse(text) as { format: number; lastChange?: number; tables: Tables };
  const { format, lastChange = 0, tables } = snapshot;
  if (format !== FORMAT) throw new Error(`The format is ${String(format)}, not ${FORMAT}.`);
  const db = createEmptyDb();
  const restored = Object.entries(db).map(([name, blank]) => {
    const stored = tables[name as keyof MockDb];
    if (blank instanceof Table) return [name, Table.from(stored as TableSnapshot<{ id: number }>)];
    if (blank instanceof Map) return [name, new Map(stored as [string, number][])];
    if (!Array.isArray(stored)) throw new Error(`"${name}" is missing.`);
    return [name, stored];
  });
  return { db: Object.fromEntries(restored) as MockDb, lastChange };
}
