import { createEmptyDb, type MockDb } from '../db.ts';
import { createDemoClock } from './demo/clock.ts';
import { addDemoCoupons, addDemoDeals, addDemoInstitutions, addDemoWhitelist } from './demo/commerce.ts';
import { addDemoLicenses, addDemoOrganizations } from './demo/organizations.ts';
import { addDemoPeople } from './demo/people.ts';
import { addDemoProjects } from './demo/projects.ts';
import { addDemoTickets } from './demo/tickets.ts';
import { createRandom } from './random.ts';

export function createDemoSeed(now: Date): MockDb {
  const db = createEmptyDb();
  const random = createRandom(20_260_603);
  const clock = createDemoClock(now, random);
  addDemoOrganizations(db);
  addDemoPeople(db, clock, random);
  addDemoLicenses(db);
  addDemoProjects(db, clock, random);
  addDemoTickets(db, clock, random);
  addDemoWhitelist(db);
  addDemoDeals(db, clock, random);
  addDemoCoupons(db, clock, random);
  addDemoInstitutions(db, clock, random);
  return db;
}
