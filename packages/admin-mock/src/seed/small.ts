import { createEmptyDb, type MockDb } from '../db.ts';
import { createRandom } from './random.ts';
import { addCommerce } from './small/commerce.ts';
import { addInstitutions } from './small/institutions.ts';
import { addOrganizations } from './small/organizations.ts';
import { addProjects } from './small/projects.ts';
import { addTickets } from './small/tickets.ts';
import { addUsers } from './small/users.ts';

/** Hostile but small enough to read: some 40 organizations and 150 users. */
export function createSmallSeed(): MockDb {
  const db = createEmptyDb();
  const random = createRandom(20_260_601);
  addOrganizations(db);
  addUsers(db, random);
  addProjects(db, random);
  addTickets(db, random);
  addCommerce(db, random);
  addInstitutions(db, random);
  return db;
}
