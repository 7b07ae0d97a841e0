import { accounts } from '../../accounts.ts';
import type { MockDb } from '../../db.ts';
import type { ProjectRow } from '../../rows.ts';
import { emptyCounts, inventProject } from '../content.ts';
import { hostileText } from '../hostile-text.ts';
import type { Random } from '../random.ts';
import { daysBeforeSeed } from '../seed-time.ts';
import { smallOrganizations as organizations } from './organizations.ts';

export const smallProjects = {
  /** Members in every role, custom roles, permission bits without a name. */
  northSea: 1,
  harbourWalk: 2,
  cathedral: 3,
  /** No members, no custom roles, no description. */
  bare: 4,
  markup: 5,
  rightToLeft: 6,
  noSpaces: 7,
  personal: 8,
} as const;

const ids = smallProjects;
const PROJECT_COUNT = 48;

function named(
  id: number,
  organizationId: number | null,
  name: string,
  rest: Partial<ProjectRow> = {},
): ProjectRow {
  return {
    id,
    name,
    description: `About ${name}.`,
    createdAt: daysBeforeSeed(90 + id, id * 61),
    isUpgradedOverride: false,
    organizationId,
    data: { type: 'default' },
    pins: [],
    counts: {
      ...emptyCounts(),
      timelines: id,
      nodes: id * 11,
      nodeWords: id * 240,
      events: id * 8,
      tags: id,
    },
    ...rest,
  };
}

export function addProjects(db: MockDb, random: Random): void {
  const map = { type: 'map', coords: { latitude: 60.39, longitude: 5.32, zoom_level: 12 } };
  const image = { type: 'image', background_image: 'https://images.timemap.example/cathedral.png' };
  const pins = [
    { title: 'Old quay', x: 5.324, y: 60.397 },
    { title: hostileText.markup.slice(0, 32), x: 5.31, y: 60.391 },
    { title: '⚓ Lighthouse', x: 5.27, y: 60.42 },
  ];
  for (const project of [
    named(ids.northSea, organizations.historyFaculty, 'North Sea Trade 1100–1550', {
      isUpgradedOverride: true,
    }),
    named(ids.harbourWalk, organizations.harbour, 'Harbour Walk', { data: map, pins }),
    named(ids.cathedral, organizations.museo, 'Cathedral Floor Plan', {
      data: image,
      pins: pins.slice(0, 1),
    }),
    named(ids.bare, organizations.historyFaculty, 'Bare', { description: '', counts: emptyCounts() }),
    named(ids.markup, organizations.markup, hostileText.markup, { description: hostileText.script }),
    named(ids.rightToLeft, organizations.rightToLeft, hostileText.rightToLeft, {
      description: hostileText.hebrew,
    }),
    named(ids.noSpaces, organizations.historyFaculty, hostileText.noSpaces, {
      description: hostileText.long,
    }),
    named(ids.personal, null, 'Family Tree'),
  ]) {
    db.projects.put(project);
  }
  const homes = [
    organizations.northwind,
    organizations.historyFaculty,
    102,
    organizations.harbour,
    201,
    organizations.museo,
  ];
  for (let id = db.projects.size + 1; id <= PROJECT_COUNT; id++) {
    db.projects.put(inventProject(id, random.pick(homes), random));
  }
  addRoles(db);
  addMembers(db, random);
}

export const smallRoles = { defaultMember: 2, unknownBits: 3, noBits: 4, markup: 5 } as const;

function addRoles(db: MockDb): void {
  const projectId = ids.northSea;
  db.roles.put({ id: smallRoles.defaultMember, projectId, name: 'Default Member', permissions: 131 });
  // An editor must keep bits 4096 and 2^40, which have no name.
  db.roles.put({
    id: smallRoles.unknownBits,
    projectId,
    name: 'From the future',
    permissions: 2 ** 40 + 4096 + 17,
  });
  db.roles.put({ id: smallRoles.noBits, projectId, name: 'Nothing yet', permissions: 0 });
  db.roles.put({ id: smallRoles.markup, projectId, name: hostileText.attribute, permissions: 2047 });
  db.roles.put({ id: 6, projectId: ids.harbourWalk, name: 'Pupils', permissions: 129 });
}

function addMembers(db: MockDb, random: Random): void {
  const { globalAdmin, orgAdmin, member } = accounts;
  const join = (projectId: number, userId: number, roleId: number): void => {
    db.projectMembers.push({ projectId, userId, roleId });
  };
  join(ids.northSea, globalAdmin.userId, 1);
  join(ids.northSea, orgAdmin.userId, 1);
  join(ids.northSea, member.userId, smallRoles.defaultMember);
  for (let userId = 5; userId <= 16; userId++) join(ids.northSea, userId, userId % 6);
  join(ids.northSea, 20, 999);
  join(ids.harbourWalk, orgAdmin.userId, 1);
  join(ids.harbourWalk, member.userId, 6);
  join(ids.personal, member.userId, 1);
  for (const project of db.projects) {
    if (project.id <= ids.personal) continue;
    const first = random.int(17, 140);
    for (let userId = first; userId < first + random.int(1, 8); userId++)
      join(project.id, userId, userId === first ? 1 : 0);
  }
}
