import { open, readFile, rename, rm } from 'node:fs/promises';
import type { MockDb } from '../db.ts';
import { dumpDb, restoreDb } from '../db-snapshot.ts';

/** Changes in quick succession are written once. */
const QUIET_MS = 250;

export interface DataFile {
  /** Notes that something changed; the file follows shortly after. */
  touch(): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
}

/** What the file holds; `null` when there is none yet. */
export async function readDataFile(path: string): Promise<MockDb | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`The data file ${path} cannot be read: ${reasonOf(error)}`);
  }
  try {
    return restoreDb(text);
  } catch (error) {
    const advice = 'Move it away to start from the seed, or name another file.';
    throw new Error(`The data file ${path} does not hold this server's data (${reasonOf(error)}). ${advice}`);
  }
}

/**
 * Keeps a file in step with a database. Written aside and renamed, so that a crash at any moment leaves the
 * old state or the new one, never half of it. `onFault` hears of a state that could not be written.
 */
export function createDataFile(path: string, db: MockDb, onFault: (sentence: string) => void): DataFile {
  let timer: NodeJS.Timeout | null = null;
  let isChanged = false;
  let running: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (!isChanged) return;
    isChanged = false;
    try {
      await writeWhole(path, dumpDb(db));
    } catch (error) {
      isChanged = true;
      onFault(`The data file ${path} could not be written: ${reasonOf(error)}`);
    }
  };
  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    // One after the other: two writers would fight over the file aside.
    running = running.then(write);
    return running;
  };
  return {
    touch: () => {
      isChanged = true;
      timer ??= setTimeout(() => void flush(), QUIET_MS);
    },
    flush,
  };
}

async function writeWhole(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(aside, 'w', 0o600);
    try {
      await file.writeFile(text);
      // On the disk before the rename: after a power cut the name must not point at nothing.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
