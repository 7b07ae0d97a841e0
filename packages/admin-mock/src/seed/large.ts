import { createEmptyDb, type MockDb } from '../db.ts';
import { inventProject, inventTicket } from './content.ts';
import { addAccounts, inventUser } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { daysBeforeSeed } from './seed-time.ts';

export const largeSeedSize = {
  users: 100_000,
  projects: 20_000,
  organizations: 5_000,
  tickets: 20_000,
  deals: 2_000,
  coupons: 5_000,
  whitelist: 3_000,
  depth: 8,
} as const;

const ROOT_COUNT = 40;
const MEMBERS_PER_PROJECT = 5;
const CROWDED_MEMBER_COUNT = 5_000;

export function createLargeSeed(): MockDb {
  const db = createEmptyDb();
  const random = createRandom(20_260_602);
  addPeople(db, random);
  addTree(db, random);
  addMemberships(db);
  addContent(db, random);
  addCommerce(db, random);
  return db;
}

function addPeople(db: MockDb, random: Random): void {
  addAccounts(db);
  for (let id = db.users.size + 1; id <= largeSeedSize.users; id++) db.users.put(inventUser(id, random));
}

function addTree(db: MockDb, random: Random): void {
  let level: number[] = [];
  for (let id = 1; id <= ROOT_COUNT; id++) {
    level.push(db.organizations.put({ id, parentId: 0, name: `District ${String(id).padStart(2, '0')}` }).id);
    db.licenses.put({
      id: 5_000 + id,
      organizationId: id,
      seatsRegistered: id * 55,
      seatsAllowed: 2_500,
      status: id % 7,
    });
  }
  const perLevel = (largeSeedSize.organizations - ROOT_COUNT) / (largeSeedSize.depth - 1);
  for (let depth = 2; depth <= largeSeedSize.depth; depth++) {
    const last = ROOT_COUNT + Math.round(perLevel * (depth - 1));
    const next: number[] = [];
    for (let id = db.organizations.size + 1; id <= last; id++) {
      const parentId = random.pick(level);
      next.push(db.organizations.put({ id, parentId, name: `Unit ${depth}.${id} ${random.code(4)}` }).id);
    }
    level = next;
  }
}

function addMemberships(db: MockDb): void {
  for (const { id } of db.users) {
    const organizationId = id % 2 === 0 ? 1 : 1 + (id % largeSeedSize.organizations);
    db.organizationMembers.push({ organizationId, userId: id, isAdmin: id === 2 || id % 500 === 1 });
  }
}

function addContent(db: MockDb, random: Random): void {
  for (let id = 1; id <= largeSeedSize.projects; id++) {
    db.projects.put(inventProject(id, random.int(1, largeSeedSize.organizations), random));
    const first = random.int(1, largeSeedSize.users - CROWDED_MEMBER_COUNT);
    const count = id === 1 ? CROWDED_MEMBER_COUNT : MEMBERS_PER_PROJECT;
    for (let userId = first; userId < first + count; userId++) {
      db.projectMembers.push({ projectId: id, userId, roleId: userId === first ? 1 : 0 });
    }
  }
  for (let id = 1; id <= largeSeedSize.tickets; id++) {
    const creatorId = random.int(1, largeSeedSize.users);
    const email = db.users.get(creatorId)?.email ?? '';
    db.tickets.put(inventTicket(id, creatorId, email, random));
  }
}

function addCommerce(db: MockDb, random: Random): void {
  for (let id = 1; id <= largeSeedSize.whitelist; id++) {
    db.whitelist.push(`@school-${String(id).padStart(4, '0')}.example`);
  }
  for (let id = 1; id <= largeSeedSize.deals; id++) {
    const softLimit = random.int(1, 40) * 25;
    db.deals.put({
      id,
      name: `Deal with ${random.code(4)} ${id}`,
      createdAt: daysBeforeSeed(id % 900, id),
      periodDays: random.pick([30, 90, 180, 365]),
      softLimit,
      hardLimit: softLimit + 50,
      institutionId: null,
      whitelist: [`@district${id}.example`],
      activeUserCount: random.int(0, softLimit + 60),
    });
  }
  for (let id = 1; id <= largeSeedSize.coupons; id++) {
    const isPercentage = random.chance(0.6);
    db.coupons.put({
      id,
      code: `${random.code(4)}-${random.code(4)}-${id}`,
      value: isPercentage ? random.pick([5, 10, 25, 50, 100]) : random.int(1, 60),
      isPercentage,
      months: random.pick([0, 1, 3, 12]),
      uses: random.int(0, 40),
      maxUses: random.pick([0, 1, 25, 100]),
      isForUsers: random.chance(0.8),
      isForProjects: random.chance(0.4),
      createdAt: daysBeforeSeed(id % 900, id),
    });
  }
}
