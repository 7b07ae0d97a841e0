import { accounts } from '../../accounts.ts';
import type { MockDb } from '../../db.ts';
import type { MapPin } from '../../rows.ts';
import { inventCounts } from '../content.ts';
import type { Random } from '../random.ts';
import type { DemoClock } from './clock.ts';
import { demoProjects } from './project-texts.ts';

interface MapOfProject {
  latitude: number;
  longitude: number;
  zoom: number;
  pins: MapPin[];
}

const maps: Readonly<Record<string, MapOfProject>> = {
  'North Sea Trade 1100–1550': {
    latitude: 54.5,
    longitude: 5.2,
    zoom: 5,
    pins: [
      { title: 'Bergen, Bryggen', x: 5.324, y: 60.397 },
      { title: 'Lübeck', x: 10.686, y: 53.866 },
      { title: 'King’s Lynn', x: 0.394, y: 52.754 },
      { title: 'Bruges', x: 3.224, y: 51.209 },
    ],
  },
  'Harbour Walk': {
    latitude: 53.347,
    longitude: -6.24,
    zoom: 13,
    pins: [
      { title: 'Old Customs House', x: -6.253, y: 53.348 },
      { title: 'Lighthouse', x: -6.21, y: 53.342 },
      { title: 'Fish Market', x: -6.272, y: 53.349 },
    ],
  },
  'Cerros de Valparaíso': {
    latitude: -33.045,
    longitude: -71.62,
    zoom: 13,
    pins: [
      { title: 'Ascensor Reina Victoria', x: -71.626, y: -33.044 },
      { title: 'Muelle Prat', x: -71.627, y: -33.037 },
    ],
  },
  'The Oregon Trail, Mile by Mile': {
    latitude: 42.8,
    longitude: -107.5,
    zoom: 5,
    pins: [
      { title: 'Independence', x: -94.416, y: 39.091 },
      { title: 'Fort Laramie', x: -104.558, y: 42.202 },
      { title: 'Oregon City', x: -122.607, y: 45.357 },
    ],
  },
};

export function addDemoProjects(db: MockDb, clock: DemoClock, random: Random): void {
  const dates = clock.history(demoProjects.length, 980);
  for (const [index, { name, description, organizationId }] of demoProjects.entries()) {
    const map = maps[name];
    const coords = map && { latitude: map.latitude, longitude: map.longitude, zoom_level: map.zoom };
    const project = db.projects.insert({
      name,
      description,
      createdAt: dates[index] ?? clock.daysAgo(0),
      isUpgradedOverride: random.chance(0.12),
      organizationId,
      data: coords ? { type: 'map', coords } : { type: 'default' },
      pins: map?.pins ?? [],
      counts: inventCounts(random),
    });
    addMembers(db, project.id, organizationId, random);
  }
}

const customRoles = [
  { name: 'Students', permissions: 129 },
  { name: 'Reviewers', permissions: 1 },
  { name: 'Co-editors', permissions: 131 },
] as const;

function addMembers(db: MockDb, projectId: number, organizationId: number | null, random: Random): void {
  const roleIds = [0];
  if (projectId <= 3 || random.chance(0.3)) {
    for (const role of customRoles.slice(0, projectId <= 3 ? 3 : random.int(1, 2))) {
      roleIds.push(db.roles.insert({ ...role, projectId }).id);
    }
  }
  const { globalAdmin, orgAdmin, member } = accounts;
  const own = new Map<number, readonly number[]>([
    [1, [orgAdmin.userId, globalAdmin.userId, member.userId]],
    [2, [orgAdmin.userId, member.userId]],
    [4, [member.userId]],
  ]);
  const first = own.get(projectId) ?? [];
  const colleagues =
    organizationId === null
      ? db.users.filter(({ email }) => email.endsWith('@mail.example')).map(({ id }) => id)
      : db.organizationMembers
          .filter((row) => row.organizationId === organizationId)
          .map((row) => row.userId);
  const others = colleagues.filter((id) => id > 4);
  const start = random.int(0, Math.max(0, others.length - 1));
  const wanted = organizationId === null ? 1 : random.int(2, 12);
  const chosen = [...first, ...[...others.slice(start), ...others.slice(0, start)].slice(0, wanted)];
  for (const [index, userId] of chosen.entries()) {
    db.projectMembers.push({ projectId, userId, roleId: index === 0 ? 1 : random.pick(roleIds) });
  }
}
