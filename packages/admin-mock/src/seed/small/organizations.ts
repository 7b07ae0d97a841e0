import { accounts } from '../../accounts.ts';
import type { MockDb } from '../../db.ts';
import { hostileText } from '../hostile-text.ts';

export const smallOrganizations = {
  /** Five levels deep, enabled license, more than a page of users. */
  northwind: 1,
  /** Below `northwind`. The top of what the organization admin and the member can see there. */
  historyFaculty: 101,
  /** Over-used license: 12 of 10 seats. The organization admin administers all of it. */
  harbour: 2,
  /** Disabled license (status 0). */
  museo: 3,
  /** License of status 2, which counts as enabled. */
  zurich: 4,
  /** License of 0 seats. */
  ironAge: 5,
  /** No license, no users, no projects, no sub-organizations. */
  emptyLot: 6,
  markup: 7,
  rightToLeft: 8,
  emoji: 9,
  noSpaces: 10,
  long: 11,
  blanks: 12,
  delete: 13,
} as const;

const ids = smallOrganizations;

const rows: readonly (readonly [id: number, parentId: number, name: string])[] = [
  [ids.northwind, 0, 'Northwind University'],
  [ids.historyFaculty, ids.northwind, 'Faculty of History'],
  [102, 101, 'Department of Medieval Studies'],
  [103, 102, 'Digital Atlas Lab'],
  [104, 103, 'Student Volunteers'],
  [105, 101, 'Department of Modern History'],
  [106, ids.northwind, 'Faculty of Geography'],
  [107, 106, 'Cartography Workshop'],
  [108, ids.northwind, 'University Library'],
  [ids.harbour, 0, 'Harbour City Schools'],
  [201, ids.harbour, 'Old Town School'],
  [202, 201, 'Class 7B'],
  [203, 202, 'Timeline Club'],
  [204, ids.harbour, 'Lighthouse School'],
  [205, ids.harbour, '10 Pier Street'],
  [206, ids.harbour, '2 Pier Street'],
  [ids.museo, 0, 'Museo del Tiempo'],
  [301, ids.museo, 'Educación'],
  [302, 301, 'Talleres de verano'],
  [ids.zurich, 0, 'Zürich Kartenverein'],
  [401, ids.zurich, 'Ältere Karten'],
  [ids.ironAge, 0, 'Iron Age Trust'],
  [ids.emptyLot, 0, 'Empty Lot'],
  [ids.markup, 0, `${hostileText.markup} Archive`],
  [701, ids.markup, hostileText.script],
  [702, 701, hostileText.template],
  [ids.rightToLeft, 0, hostileText.rightToLeft],
  [801, ids.rightToLeft, hostileText.hebrew],
  [802, 801, hostileText.invisible],
  [ids.emoji, 0, hostileText.emoji],
  [901, ids.emoji, hostileText.combining],
  [ids.noSpaces, 0, hostileText.noSpaces],
  [1001, ids.noSpaces, hostileText.noSpaces.toUpperCase()],
  [ids.long, 0, hostileText.long],
  [ids.blanks, 0, hostileText.blanks],
  [1201, ids.blanks, ' '],
  [ids.delete, 0, hostileText.delete],
  [1301, ids.delete, hostileText.homoglyph],
];

export function addOrganizations(db: MockDb): void {
  for (const [id, parentId, name] of rows) db.organizations.put({ id, parentId, name });

  const { globalAdmin, orgAdmin, member, unverified } = accounts;
  db.organizationMembers.push(
    { organizationId: ids.northwind, userId: globalAdmin.userId, isAdmin: false },
    { organizationId: ids.historyFaculty, userId: orgAdmin.userId, isAdmin: true },
    { organizationId: ids.harbour, userId: orgAdmin.userId, isAdmin: true },
    { organizationId: ids.museo, userId: orgAdmin.userId, isAdmin: false },
    { organizationId: ids.historyFaculty, userId: member.userId, isAdmin: false },
    { organizationId: ids.harbour, userId: member.userId, isAdmin: false },
    { organizationId: 201, userId: unverified.userId, isAdmin: false },
  );

  db.licenses.put({
    id: 5001,
    organizationId: ids.northwind,
    seatsRegistered: 131,
    seatsAllowed: 500,
    status: 1,
  });
  db.licenses.put({
    id: 5002,
    organizationId: ids.harbour,
    seatsRegistered: 12,
    seatsAllowed: 10,
    status: 1,
  });
  db.licenses.put({ id: 5003, organizationId: ids.museo, seatsRegistered: 4, seatsAllowed: 25, status: 0 });
  db.licenses.put({ id: 5004, organizationId: ids.zurich, seatsRegistered: 50, seatsAllowed: 50, status: 2 });
  db.licenses.put({ id: 5005, organizationId: ids.ironAge, seatsRegistered: 0, seatsAllowed: 0, status: 1 });
  db.licenses.put({ id: 5006, organizationId: ids.markup, seatsRegistered: 1, seatsAllowed: 1, status: 1 });
}
