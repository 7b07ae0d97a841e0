import type { MockDb } from '../db.ts';
import { requireOrganizationAdmin } from '../organization-access.ts';
import { invalid, notFound } from '../refusal.ts';
import type { LicenseRow } from '../rows.ts';
import { done, type Handlers } from './handler.ts';

function requireLicense(db: MockDb, id: number): LicenseRow {
  const license = db.licenses.get(id);
  if (!license) throw notFound('license');
  return license;
}

export const licenseHandlers = {
  'GET /licenses/{orgId}': ({ path }, { db, user }) => {
    requireOrganizationAdmin(db, user, path.orgId);
    const licenses = db.licenses.filter(({ organizationId }) => organizationId === path.orgId);
    return {
      data: licenses.map(({ id, seatsRegistered, seatsAllowed, status }) => ({
        id,
        seats_registered: seatsRegistered,
        seats_allowed: seatsAllowed,
        status,
      })),
    };
  },
  'POST /licenses': ({ body }, { db, user }) => {
    const organization = requireOrganizationAdmin(db, user, body.id);
    if (organization.parentId !== 0) throw invalid('Only a root organization can have a license.');
    if (db.licenses.find(({ organizationId }) => organizationId === organization.id)) {
      throw invalid('The organization already has a license.');
    }
    if (body.seats < 0) throw invalid('The number of seats cannot be negative.');
    const members = db.organizationMembers.filter(({ organizationId }) => organizationId === organization.id);
    db.licenses.insert({
      organizationId: organization.id,
      seatsRegistered: members.length,
      seatsAllowed: body.seats,
      status: 1,
    });
    return done;
  },
  'DELETE /licenses': ({ body }, { db }) => {
    db.licenses.delete(requireLicense(db, body.id).id);
    return done;
  },
  'POST /licenses/toggle': ({ body }, { db }) => {
    const license = requireLicense(db, body.licenseKey);
    license.status = license.status === 0 ? 1 : 0;
    return done;
  },
} satisfies Handlers;
