import type { MockDb } from '../db.ts';
import { requireOrganization } from '../organization-access.ts';
import { invalid, notFound } from '../refusal.ts';
import type { InstitutionRow, UserRow } from '../rows.ts';
import { createRandom } from '../seed/random.ts';
import { done, type Handlers } from './handler.ts';

const findInstitution = (db: MockDb, id: number): InstitutionRow | undefined =>
  db.institutions.find(({ organizationId }) => organizationId === id);

function requireInstitution(db: MockDb, user: UserRow, organizationId: number): InstitutionRow {
  const { id } = requireOrganization(db, user, organizationId);
  const institution = findInstitution(db, id);
  if (!institution) throw notFound('LTI data for this organization');
  return institution;
}

export const ltiHandlers = {
  'GET /organizations/lti': (_, { db }) => db.institutions.map(({ id, name }) => ({ id, name })),
  'GET /organizations/{id}/lti': ({ path }, { db, user }) => {
    const institution = requireInstitution(db, user, path.id);
    return {
      id: institution.id,
      name: institution.name,
      paywallCodeMessage: institution.paywallCodeMessage,
      sellBySemester: institution.isSoldBySemester,
      ltiInstanceGuid: institution.instanceGuid,
      consumerKey: institution.consumerKey,
      sharedSecret: institution.sharedSecret,
      enabled: institution.isEnabled,
    };
  },
  'POST /organizations/{id}/lti': ({ path, body }, { db, user }) => {
    const organization = requireOrganization(db, user, path.id);
    if (organization.parentId !== 0) throw invalid('Only a root organization can have an LTI institution.');
    if (findInstitution(db, organization.id))
      throw invalid('The organization already has an LTI institution.');
    if (body.institution_name.trim() === '') throw invalid('An institution needs a name.');
    const random = createRandom(organization.id);
    db.institutions.insert({
      organizationId: organization.id,
      name: body.institution_name,
      paywallCodeMessage: '',
      isSoldBySemester: false,
      instanceGuid: '',
      consumerKey: `key-${random.code(12)}`,
      sharedSecret: `secret-${random.code(24)}`,
      isEnabled: true,
    });
    return done;
  },
  'PUT /organizations/{id}/lti/enable': ({ path }, { db, user }) => {
    requireInstitution(db, user, path.id).isEnabled = true;
    return done;
  },
  'PUT /organizations/{id}/lti/disable': ({ path }, { db, user }) => {
    requireInstitution(db, user, path.id).isEnabled = false;
    return done;
  },
} satisfies Handlers;
