import { describe, expect, it, vi } from 'vitest';
import { accountNames, accounts } from '../accounts.ts';
import { dumpDb, restoreDb } from '../db-snapshot.ts';
import { createMockServer } from '../mock-server.ts';
import { organizationPath } from '../organization-access.ts';
import { callAs } from '../testing/call-server.ts';
import { createSeed, seedNames } from './create-seed.ts';
import { hostileText } from './hostile-text.ts';
import { largeSeedSize } from './large.ts';
import { createRandom } from './random.ts';
import { seedTime } from './seed-time.ts';
import { smallOrganizations as organizations } from './small/organizations.ts';

vi.setConfig({ testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } });

const made = new Date(seedTime);

describe.each(seedNames)('the %s seed', (name) => {
  it('is the same each time', () => {
    const [first, second] = [dumpDb(createSeed(name, made)), dumpDb(createSeed(name, made))];
    expect(first === second).toBe(true);
  });

  it('has the four accounts under their ids and passwords', () => {
    const { users } = createSeed(name, made);
    for (const account of accountNames) {
      const { userId, username, password } = accounts[account];
      expect(users.get(userId)).toMatchObject({ username, password });
    }
    expect(users.map(({ status }) => status).slice(0, 4)).toEqual([129, 1, 1, 0]);
  });

  it('refers only to rows that exist, and to no time after its own', () => {
    const db = createSeed(name, made);
    const isThere = db.organizations.filter(
      ({ parentId }) => parentId !== 0 && !db.organizations.get(parentId),
    );
    expect(isThere).toEqual([]);
    for (const { userId, organizationId } of db.organizationMembers) {
      if (!db.users.get(userId) || !db.organizations.get(organizationId))
        throw new Error(`${userId} ${organizationId}`);
    }
    for (const { userId, projectId } of db.projectMembers) {
      if (!db.users.get(userId) || !db.projects.get(projectId)) throw new Error(`${userId} ${projectId}`);
    }
    const times = [db.users, db.projects, db.tickets, db.deals].flatMap((table) =>
      [...table].map((row) => row.createdAt),
    );
    expect(times.every((time) => time <= seedTime && !Number.isNaN(Date.parse(time)))).toBe(true);
    expect(new Set(db.users.map(({ username }) => username)).size).toBe(db.users.size);
  });

  it('survives being written down', () => {
    const text = dumpDb(createSeed(name, made));
    expect(dumpDb(restoreDb(text).db) === text).toBe(true);
  });
});

describe('the small seed', () => {
  const db = createSeed('small');
  const depthOf = (id: number) => organizationPath(db, id).length;

  it('has a dozen roots, and trees of three to five levels', () => {
    expect(db.organizations.filter(({ parentId }) => parentId === 0).length).toBeGreaterThanOrEqual(12);
    const depths = new Set(db.organizations.map(({ id }) => depthOf(id)));
    expect([...depths].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('has names that break screens', () => {
    expect(db.organizations.get(organizations.delete)?.name).toBe('delete');
    expect(db.organizations.get(organizations.blanks)?.name).toMatch(/^ .* $/);
    expect(db.organizations.get(organizations.markup)?.name).toContain(hostileText.markup);
    expect(db.organizations.get(organizations.noSpaces)?.name).not.toContain(' ');
    expect(db.organizations.get(organizations.long)?.name.length).toBeGreaterThan(200);
  });
});

describe('the demo seed', () => {
  const now = new Date('2027-01-18T10:00:00Z');
  const db = createSeed('demo', now);
  const texts = [
    ...[...db.organizations].map(({ name }) => name),
    ...[...db.users].flatMap(({ username, displayName, email }) => [username, displayName, email]),
    ...[...db.projects].flatMap(({ name, description }) => [name, description]),
    ...[...db.tickets].map(({ message }) => message),
    ...[...db.deals].map(({ name }) => name),
    ...[...db.coupons].map(({ code }) => code),
  ];

  it('is as large as a demo can be read', () => {
    const roots = db.organizations.filter(({ parentId }) => parentId === 0).length;
    expect(roots).toBeGreaterThanOrEqual(8);
    expect(roots).toBeLessThanOrEqual(15);
    expect(db.users.size).toBeGreaterThan(130);
    expect([db.projects.size, db.tickets.size, db.deals.size, db.coupons.size]).toEqual([60, 45, 18, 30]);
  });

  it('holds nothing that is made to break screens', () => {
    const hostile = Object.values(hostileText).filter((text) => text !== hostileText.delete);
    expect(texts.filter((text) => hostile.some((part) => text.includes(part)))).toEqual([]);
    expect(texts.filter((text) => /[<>{}\u200b-\u200f\u202a-\u202e]|^\s|\s$|\s\s/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.length > 160)).toEqual([]);
  });

  it('reaches up to the moment at which it is made, and grew faster lately', () => {
    for (const table of [db.users, db.projects, db.tickets, db.deals]) {
      const times = [...table].map(({ createdAt }) => Date.parse(createdAt));
      const [first, last] = [Math.min(...times), Math.max(...times)];
      expect(now.getTime() - last).toBeLessThan(40 * 86_400_000);
      expect(times.filter((time) => time > (first + last) / 2).length).toBeGreaterThan(times.length / 2);
    }
    const days = new Set([...db.users].map(({ createdAt }) => createdAt.slice(0, 10)));
    expect(days.size).toBeGreaterThan(80);
  });

  it('has no two people with the same name, and no ticket from before its creator signed up', () => {
    expect(new Set(db.users.map(({ displayName }) => displayName)).size).toBe(db.users.size);
    expect(new Set(db.users.map(({ email }) => email)).size).toBe(db.users.size);
    for (const { creatorId, createdAt } of db.tickets) {
      expect(db.users.get(creatorId)?.createdAt.localeCompare(createdAt)).toBe(-1);
    }
    expect(new Set(db.coupons.map(({ code }) => code)).size).toBe(db.coupons.size);
  });

  it('has licenses in every state', () => {
    const all = [...db.licenses];
    const states = [
      all.some((row) => row.status !== 0 && row.seatsRegistered < row.seatsAllowed),
      all.some((row) => row.seatsRegistered === row.seatsAllowed),
      all.some((row) => row.seatsRegistered > row.seatsAllowed),
      all.some((row) => row.status === 0),
      all.some((row) => row.status === 2),
    ];
    expect(states).toEqual([true, true, true, true, true]);
  });
});

describe('the large seed', () => {
  it('is as large as it says', async () => {
    const server = createMockServer({ seed: 'large' });
    const { db } = server;
    expect([db.users.size, db.projects.size, db.organizations.size, db.tickets.size]).toEqual([
      largeSeedSize.users,
      largeSeedSize.projects,
      largeSeedSize.organizations,
      largeSeedSize.tickets,
    ]);
    expect([db.deals.size, db.coupons.size, db.whitelist.length]).toEqual([
      largeSeedSize.deals,
      largeSeedSize.coupons,
      largeSeedSize.whitelist,
    ]);
    const depths = db.organizations.map(({ id }) => organizationPath(db, id).length);
    expect(Math.max(...depths)).toBe(largeSeedSize.depth);
    const { json } = await callAs(server, 'globalAdmin')('GET /viewprojectusers', { query: { pid: 1 } });
    expect((json as { users: unknown[] }).users).toHaveLength(5000);
  });
});

describe('the random numbers of the seeds', () => {
  it('stay within their bounds and repeat by seed', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 1000 }, () => random.int(3, 7));
    };
    expect(new Set(draw(1))).toEqual(new Set([3, 4, 5, 6, 7]));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(() => createRandom(1).pick([])).toThrow('empty list');
  });
});
