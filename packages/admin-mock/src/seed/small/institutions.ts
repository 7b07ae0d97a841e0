import type { MockDb } from '../../db.ts';
import { hostileText } from '../hostile-text.ts';
import type { Random } from '../random.ts';
import { daysBeforeSeed } from '../seed-time.ts';
import { smallOrganizations as organizations } from './organizations.ts';

/** LTI institution ids. They differ from the ids of their organizations, because calls must not confuse the two. */
export const smallInstitutions = { northwind: 1, museo: 2, markup: 3 } as const;

export function addInstitutions(db: MockDb, random: Random): void {
  const add = (id: number, organizationId: number, name: string, isEnabled: boolean): void => {
    db.institutions.put({
      id,
      organizationId,
      name,
      paywallCodeMessage: id === 1 ? 'Ask at the bookshop for your code.' : '',
      isSoldBySemester: id === 1,
      instanceGuid: `${id}f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a`,
      consumerKey: `key-${random.code(12)}`,
      sharedSecret: `secret-${random.code(24)}`,
      isEnabled,
    });
  };
  add(smallInstitutions.northwind, organizations.northwind, 'Northwind Canvas', true);
  add(smallInstitutions.museo, organizations.museo, 'Museo Moodle', false);
  add(smallInstitutions.markup, organizations.markup, hostileText.markup, true);

  const batch = (institutionId: number, name: string, count: number, used: number): void => {
    const codes = Array.from({ length: count }, () => random.code(10));
    db.codeBatches.insert({
      institutionId,
      name,
      used,
      codes,
      createdAt: daysBeforeSeed(40 - db.codeBatches.size * 3),
    });
  };
  batch(smallInstitutions.northwind, 'Autumn term', 100, 37);
  batch(smallInstitutions.northwind, 'Spring term', 250, 250);
  batch(smallInstitutions.northwind, hostileText.formula, 5, 0);
  batch(smallInstitutions.museo, 'New Batch', 10, 1);
}
