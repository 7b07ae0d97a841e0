import { open, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 2000;
const STEP_MS = 100;

const held = new Set<string>();

/** Returns the release. Throws if another running server has the file. */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  const lockPath = `${path}.lock`;
  for (;;) {
    if (held.has(lockPath)) throw inUse(path, process.pid);
    held.add(lockPath);
    try {
      await createLock(lockPath);
      return async () => {
        held.delete(lockPath);
        await rm(lockPath, { force: true });
      };
    } catch (error) {
      held.delete(lockPath);
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    await takeAway(path, lockPath);
  }
}

async function createLock(lockPath: string): Promise<void> {
  const file = await open(lockPath, 'wx', 0o600);
  try {
    await file.writeFile(`${process.pid} ${await startOf(process.pid)}`);
  } finally {
    await file.close();
  }
}

async function takeAway(path: string, lockPath: string): Promise<void> {
  const owner = await readFile(lockPath, 'utf8').catch(() => null);
  if (owner === null) return;
  for (let waitedMs = 0; await isAlive(owner); waitedMs += STEP_MS) {
    if (waitedMs >= PATIENCE_MS) throw inUse(path, Number.parseInt(owner, 10));
    await wait(STEP_MS);
  }
  // Only one of two servers can rename the same stale lock.
  const aside = `${lockPath}.${process.pid}`;
  try {
    await rename(lockPath, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== owner) {
    await rename(aside, lockPath);
    throw inUse(path, Number.parseInt(moved, 10));
  }
  await rm(aside, { force: true });
}

async function isAlive(owner: string): Promise<boolean> {
  const [pid = Number.NaN, startedAt] = owner.split(' ').map(Number);
  // Another server is about to write its lock.
  if (Number.isNaN(pid) || startedAt === undefined) return true;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Process ids are reused.
  const [state = '', ...numbers] = await statOf(pid);
  return !ENDED.includes(state) && startedAt === Number(numbers[18] ?? 0);
}

/** Its number stays until its parent has asked for it. */
const ENDED = ['Z', 'X'];

async function startOf(pid: number): Promise<number> {
  return Number((await statOf(pid))[19] ?? 0);
}

async function statOf(pid: number): Promise<readonly string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's name before it can contain anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function inUse(path: string, pid: number): Error {
  const owner = Number.isNaN(pid) ? 'another server' : `another server (process ${pid})`;
  return new Error(
    `The data file ${path} is in use by ${owner}. Stop that server, or name another file. If no server is running, remove ${path}.lock.`,
  );
}
