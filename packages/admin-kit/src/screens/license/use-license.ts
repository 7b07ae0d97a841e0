import type { License, Organization } from '@timemap/admin-api';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { Permission } from '../../context/permission.ts';
import { fetchUncached } from '../../data/fetch-once.ts';
import { licenseQuery } from '../../data/license-query.ts';
import { looksGone, looksLike } from '../../data/lost-answer.ts';
import { type Action, useAction } from '../../data/use-action.ts';
import { type FailedQuery, type LoadedQuery, useRead } from '../../data/use-read.ts';
import { goneBeforeWrite } from '../../messages/found-before-write.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { createLicense, revokeLicense, toggleLicense } from './api.ts';
import { licenseMessages } from './messages.ts';
import { canManageLicense, type LicenseRefusal } from './rules.ts';

export type LicensedOrganization = Pick<Organization, 'id' | 'name' | 'parentId' | 'isLocalAdmin'>;

export interface LicenseActions {
  /** Creates the license with this number of seats, whole and at least 1. @operation POST /licenses */
  readonly create: Action<{ seats: number }>;
  /** Deletes the license permanently. @operation DELETE /licenses */
  readonly revoke: Action<License>;
  /** Enables a disabled license and disables an enabled one. A failure has no message (A §8). @operation POST /licenses/toggle */
  readonly toggle: Action<License>;
}

export type LicenseState =
  | { readonly status: 'loading' }
  /** The specification gives this failure no message; `retry` loads again. */
  | FailedQuery
  | (Omit<LoadedQuery<License | null>, 'data'> & {
      /** null: the organization has no license. */
      readonly license: License | null;
      readonly canManage: Permission<LicenseRefusal>;
      readonly actions: LicenseActions;
    });

/** The license of a root organization, without a view. @spec A §2, §4 */
export function useLicense(organization: LicensedOrganization): LicenseState {
  const kit = useAdminKit();
  const read = useRead(licenseQuery(organization.id));
  const actions = useLicenseActions(organization);
  if (read.status !== 'ready') return read;
  const { data: license, ...status } = read;
  return { ...status, license, canManage: canManageLicense(kit.session), actions };
}

function useLicenseActions(organization: LicensedOrganization): LicenseActions {
  const words = useMessages(licenseMessages);
  const inList = useListText();
  const ofLicense = licenseQuery(organization.id);
  const invalidates = () => [ofLicense];
  const place = () => ({ kind: 'organization', id: organization.id, label: organization.name });
  return {
    create: useAction<{ seats: number }>({
      name: 'license.create',
      operation: 'POST /licenses',
      target: () => ({ kind: 'organization', id: organization.id, label: organization.name }),
      send: ({ client }, { seats }) => createLicense(client, organization.id, seats),
      invalidates,
      // An organization has at most one.
      check: {
        isDone: async (kit) => (await fetchUncached(kit, ofLicense)) !== null,
        text: () => words.alreadyThere,
      },
      look: (_, { seats }) => looksLike(ofLicense, { seatsAllowed: seats }),
    }),
    revoke: useAction<License>({
      name: 'license.revoke',
      operation: 'DELETE /licenses',
      target: (license) => ({ kind: 'license', id: license.id }),
      place,
      send: ({ client }, license) => revokeLicense(client, license.id),
      invalidates,
      look: (_, { id }) => looksGone(ofLicense, { id }),
    }),
    toggle: useAction<License>({
      name: 'license.toggle',
      operation: 'POST /licenses/toggle',
      target: (license) => ({
        kind: 'license',
        id: license.id,
        label: inList([words.title, organization.name]),
      }),
      place,
      send: ({ client }, license) => toggleLicense(client, license.id),
      invalidates,
      // The call flips the current state. After someone else's change it would undo that.
      check: {
        isDone: async (kit, { id, isEnabled }) => {
          const current = await fetchUncached(kit, ofLicense);
          if (current?.id === id) return current.isEnabled !== isEnabled;
          throw goneBeforeWrite('POST /licenses/toggle');
        },
        text: ({ isEnabled }) => (isEnabled ? words.alreadyDisabled : words.alreadyEnabled),
      },
      failsSilently: true,
      change: ({ isEnabled }) => ({ before: isEnabled, after: !isEnabled }),
      look: (_, { id, isEnabled }) => looksLike(ofLicense, { id, isEnabled: !isEnabled }),
      undo: {
        text: ({ isEnabled }) => (isEnabled ? words.announceDisabled : words.announceEnabled),
        input: (license) => ({ ...license, isEnabled: !license.isEnabled }),
      },
    }),
  };
}
