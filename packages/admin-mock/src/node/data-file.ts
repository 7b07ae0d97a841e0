import { open, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type AppliedChange, reapply } from '../applied-change.ts';
import type { MockDb } from '../db.ts';
import { dumpDb, restoreDb } from '../db-snapshot.ts';
import { lockFile } from './file-lock.ts';

const JOURNAL_LIMIT_BYTES = 4_000_000;

export interface DataFile {
  readonly db: MockDb;
  record(change: AppliedChange): Promise<void>;
  close(): Promise<void>;
}

export interface DataFileOptions {
  createDb: () => MockDb;
  onFault: (sentence: string) => void;
  journalLimitBytes?: number;
}

interface NumberedChange {
  number: number;
  change: AppliedChange;
}

/** A journal holds each change since the whole state in the file. Throws if the file is in use or has other content. */
export async function openDataFile(givenPath: string, options: DataFileOptions): Promise<DataFile> {
  const path = await realpath(givenPath).catch(() => givenPath);
  let release: () => Promise<void>;
  try {
    release = await lockFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : writeFault(path, error);
  }
  try {
    return await openLocked(path, options, release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function openLocked(
  path: string,
  { createDb, onFault, journalLimitBytes = JOURNAL_LIMIT_BYTES }: DataFileOptions,
  release: () => Promise<void>,
): Promise<DataFile> {
  const journalPath = `${path}.journal`;
  const stored = await readStored(path, journalPath);
  const db = stored?.db ?? createDb();
  let lastChange = stored?.lastChange ?? 0;
  let foldedChange = lastChange;
  let journalBytes = 0;
  let isJournalBroken = false;
  let waiting: { line: string; settle: (fault: Error | null) => void }[] = [];
  let running: Promise<void> | null = null;

  const fold = async (): Promise<void> => {
    const number = lastChange;
    await writeWhole(path, dumpDb(db, number));
    foldedChange = number;
    await rm(journalPath, { force: true });
    journalBytes = 0;
    isJournalBroken = false;
  };
  const write = async (lines: readonly string[]): Promise<void> => {
    if (isJournalBroken || journalBytes > journalLimitBytes) return fold();
    const text = lines.join('');
    await append(journalPath, text);
    if (journalBytes === 0) await syncFolder(dirname(path));
    journalBytes += Buffer.byteLength(text);
  };
  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      let fault: Error | null = null;
      try {
        await write(batch.map(({ line }) => line));
      } catch (error) {
        isJournalBroken = true;
        fault = writeFault(path, error);
        onFault(fault.message);
      }
      for (const { settle } of batch) settle(fault);
    }
    running = null;
  };

  try {
    if (stored === null || stored.hasJournal) await fold();
  } catch (error) {
    throw writeFault(path, error);
  }
  return {
    db,
    record: (change) => {
      const numbered: NumberedChange = { number: ++lastChange, change };
      const line = `${JSON.stringify(numbered)}\n`;
      const written = new Promise<void>((resolve, reject) => {
        waiting.push({ line, settle: (fault) => (fault ? reject(fault) : resolve()) });
      });
      running ??= drain();
      return written;
    },
    close: async () => {
      await running;
      try {
        if (foldedChange !== lastChange) await fold();
      } catch (error) {
        onFault(writeFault(path, error).message);
      }
      await release();
    },
  };
}

interface StoredState {
  db: MockDb;
  lastChange: number;
  hasJournal: boolean;
}

async function readStored(path: string, journalPath: string): Promise<StoredState | null> {
  const [text, journal] = [await readText(path), await readText(journalPath)];
  if (text === null && journal === null) return null;
  const advice = 'Move it away to start from the seed, or name another file.';
  if (text === null) {
    throw new Error(`The journal ${journalPath} belongs to a data file that is missing. ${advice}`);
  }
  try {
    const { db, lastChange } = restoreDb(text);
    return { db, lastChange: replay(journal ?? '', db, lastChange), hasJournal: journal !== null };
  } catch (error) {
    throw new Error(`The data file ${path} does not hold this server's data (${reasonOf(error)}). ${advice}`);
  }
}

function replay(journal: string, db: MockDb, folded: number): number {
  let last = folded;
  // A crash cut off the last line, so its call was never answered.
  for (const line of journal.split('\n').slice(0, -1)) {
    const { number, change } = JSON.parse(line) as NumberedChange;
    if (number <= last) continue;
    if (number !== last + 1) throw new Error(`Change ${last + 1} is missing in the journal.`);
    reapply(change, db);
    last = number;
  }
  return last;
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`The data file ${path} cannot be read: ${reasonOf(error)}`);
  }
}

async function append(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A crash leaves the old or the new state, never half of one. */
async function writeWhole(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}.tmp`;
  try {
    await rm(aside, { force: true });
    await append(aside, text);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The rename must survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function writeFault(path: string, error: unknown): Error {
  return new Error(`The data file ${path} could not be written: ${reasonOf(error)}`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
