import type { Organization, OrganizationUser } from '@timemap/admin-api';
import { type BulkAction, sendAsItem } from '../../bulk-job/bulk-items.ts';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import type { SendItem } from '../../bulk-job/use-bulk-job.ts';
import { type AdminKit, useAdminKit } from '../../context/admin-kit-context.ts';
import { fetchUncached } from '../../data/fetch-once.ts';
import { useMessages } from '../../messages/messages.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { WithPart } from '../../ui/slot/slot.tsx';
import { removalKeys, usersQuery } from './api.ts';
import { removeUserAction } from './membership-actions.ts';
import { orgUsersMessages } from './messages.ts';
import { canToggleAdmin, nameOf } from './rules.ts';
import { toggleAdminAction } from './use-org-users.ts';

interface BulkUsersProps {
  organization: Organization;
  users: readonly OrganizationUser[];
  selectedIds: ReadonlySet<string>;
  ask: (action: BulkAction) => void;
}

/** @spec A §2, §4 */
export default function BulkUsers({ organization, users, selectedIds, ask }: BulkUsersProps) {
  const words = useMessages(orgUsersMessages);
  const { alreadySo } = useMessages(bulkJobMessages);
  const { session } = useAdminKit();
  const { id: organizationId } = organization;
  const selected = () => users.filter(({ id }) => selectedIds.has(String(id)));

  const setAdmin = (isAdmin: boolean) => {
    const flip = sendToggles(organizationId, words);
    const flipBack = sendToggles(organizationId, words);
    ask({
      name: 'organization-users-admin',
      label: isAdmin ? words.makeAdmin : words.takeAdmin,
      question: isAdmin ? words.askMakeAdmin : words.askTakeAdmin,
      done: isAdmin ? words.madeAdmin : words.tookAdmin,
      keys: [usersQuery(organizationId)],
      candidates: selected().map((user) => ({
        id: String(user.id),
        name: nameOf(user),
        leftOut: !canToggleAdmin(session, organization, user).isAllowed
          ? words.ownFlag
          : user.isAdmin === isAdmin
            ? alreadySo
            : null,
        send: flip(user),
        undo: flipBack({ ...user, isAdmin }),
      })),
    });
  };
  const remove = (isFromEntireTree: boolean) => {
    const action = removeUserAction(organizationId, session.user.id);
    ask({
      name: 'organization-users-removed',
      label: isFromEntireTree ? words.removeEverywhere : words.removeHere,
      question: isFromEntireTree ? words.askRemoveEverywhere : words.askRemoveHere,
      done: isFromEntireTree ? words.removedEverywhere : words.removedHere,
      isDanger: true,
      keys: removalKeys(organizationId, { isOwn: false, isFromEntireTree }),
      candidates: selected().map((user) => ({
        id: String(user.id),
        name: nameOf(user),
        leftOut: user.id === session.user.id ? words.ownRemoval : null,
        send: sendAsItem(action, { user, isFromEntireTree }),
      })),
    });
  };

  return (
    <>
      <WithPart name="toggleAdmin">
        <Menu
          label={words.admin}
          variant="secondary"
          size="small"
          entries={[
            { label: words.makeAdmin, onSelect: () => setAdmin(true) },
            { label: words.takeAdmin, onSelect: () => setAdmin(false) },
          ]}
        >
          {words.admin}
        </Menu>
      </WithPart>
      <WithPart name="removeUser">
        <Menu
          label={words.remove}
          variant="danger-quiet"
          size="small"
          entries={[
            { label: words.removeHere, isDanger: true, onSelect: () => remove(false) },
            { label: words.removeEverywhere, isDanger: true, onSelect: () => remove(true) },
          ]}
        >
          {words.remove}
        </Menu>
      </WithPart>
    </>
  );
}

const OLDEST_LIST_MS = 2_000;

/** Each flip first checks the server's flag. Flips of one job share a recent check, until one fails or is unclear. */
function sendToggles(organizationId: number, words: typeof orgUsersMessages.defaults) {
  let latest: { readonly at: number; readonly users: Promise<readonly OrganizationUser[]> } | null = null;
  const readUsers = (kit: AdminKit) => {
    if (latest === null || Date.now() - latest.at > OLDEST_LIST_MS) {
      latest = { at: Date.now(), users: fetchUncached(kit, usersQuery(organizationId)) };
    }
    return latest.users;
  };
  const toggle = toggleAdminAction(organizationId, words, readUsers);
  return (user: OrganizationUser): SendItem => {
    const send = sendAsItem(toggle, user);
    return async (kit) => {
      const outcome = await send(kit);
      if (outcome.status !== 'succeeded') latest = null;
      return outcome;
    };
  };
}
