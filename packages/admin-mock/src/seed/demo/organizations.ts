import type { MockDb } from '../../db.ts';
import type { LicenseRow } from '../../rows.ts';

export const demoOrganizations = {
  northgate: 1,
  humanities: 101,
  harbour: 2,
  museo: 3,
  maplewood: 4,
  lindenplatz: 5,
  lycee: 6,
  kitahama: 7,
  santaAurora: 8,
  ikoro: 9,
  fjordbyen: 10,
  westbrook: 11,
  maritime: 12,
  brightFutures: 13,
} as const;

const ids = demoOrganizations;

const rows: readonly (readonly [id: number, parentId: number, name: string])[] = [
  [ids.northgate, 0, 'Northgate University'],
  [ids.humanities, ids.northgate, 'Faculty of Humanities'],
  [102, 101, 'Department of History'],
  [103, 102, 'Digital Atlas Lab'],
  [104, 101, 'Department of Archaeology'],
  [105, ids.northgate, 'Faculty of Social Sciences'],
  [106, 105, 'School of Geography'],
  [107, ids.northgate, 'University Library'],
  [ids.harbour, 0, 'Harbour City Schools'],
  [201, ids.harbour, 'Old Town Primary School'],
  [202, ids.harbour, 'Lighthouse Secondary School'],
  [203, 202, 'Year 9 History'],
  [204, 202, 'Local History Club'],
  [205, ids.harbour, 'St Brigid’s Academy'],
  [ids.museo, 0, 'Museo del Mar de Valparaíso'],
  [301, ids.museo, 'Educación y Mediación'],
  [302, ids.museo, 'Archivo Fotográfico'],
  [ids.maplewood, 0, 'Maplewood Unified School District'],
  [401, ids.maplewood, 'Maplewood High School'],
  [402, 401, 'Social Studies'],
  [403, 401, 'AP World History'],
  [404, ids.maplewood, 'Cedar Ridge Middle School'],
  [405, ids.maplewood, 'Riverside Elementary'],
  [ids.lindenplatz, 0, 'Gymnasium am Lindenplatz'],
  [501, ids.lindenplatz, 'Fachschaft Geschichte'],
  [502, ids.lindenplatz, 'Projektwoche Stadtgeschichte'],
  [ids.lycee, 0, 'Lycée des Trois Rivières'],
  [601, ids.lycee, 'Histoire-géographie'],
  [ids.kitahama, 0, 'Kitahama City Museum'],
  [701, ids.kitahama, 'Edo Period Collections'],
  [ids.santaAurora, 0, 'Universidade de Santa Aurora'],
  [801, ids.santaAurora, 'Instituto de Geografia'],
  [802, ids.santaAurora, 'Laboratório de História Oral'],
  [ids.ikoro, 0, 'Ikoro Heritage Trust'],
  [ids.fjordbyen, 0, 'Fjordbyen Public Library'],
  [1001, ids.fjordbyen, 'Local Collections'],
  [ids.westbrook, 0, 'Westbrook Community College'],
  [1101, ids.westbrook, 'Adult Education'],
  [ids.maritime, 0, 'Society for Maritime History'],
  [ids.brightFutures, 0, 'Bright Futures Academy'],
];

const licenses: readonly (readonly [organizationId: number, seatsAllowed: number, status: number])[] = [
  [ids.northgate, 60, 1],
  [ids.harbour, 20, 1],
  [ids.museo, 15, 0],
  [ids.maplewood, 30, 1],
  [ids.lindenplatz, 12, 2],
  [ids.lycee, 9, 1],
  [ids.kitahama, 10, 1],
  [ids.santaAurora, 25, 2],
  [ids.fjordbyen, 8, 1],
  [ids.westbrook, 6, 0],
  [ids.brightFutures, 0, 1],
];

export function addDemoOrganizations(db: MockDb): void {
  for (const [id, parentId, name] of rows) db.organizations.put({ id, parentId, name });
}

export function addDemoLicenses(db: MockDb): void {
  for (const [organizationId, seatsAllowed, status] of licenses) {
    const seatsRegistered = db.organizationMembers.filter(
      (row) => row.organizationId === organizationId,
    ).length;
    const license: LicenseRow = {
      id: 5000 + organizationId,
      organizationId,
      seatsRegistered,
      seatsAllowed,
      status,
    };
    db.licenses.put(license);
  }
}
