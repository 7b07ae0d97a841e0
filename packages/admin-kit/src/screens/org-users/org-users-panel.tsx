import type { OrganizationUser } from '@timemap/admin-api';
import { Suspense, useMemo } from 'react';
import { useBulkActions, useSelection } from '../../bulk-job/use-bulk-actions.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import {
  OrganizationListHead,
  type OrganizationListProps,
  OrganizationNotLoaded,
} from '../../parts/organization-list-head.tsx';
import type { TableStateProps } from '../../parts/resource-table.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon, UsersIcon } from '../../ui/icon/icons.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, useHeaderActions } from '../../ui/slot/slot.tsx';
import { orgUsersMessages } from './messages.ts';
import { OrgUsersTable, UnloadedUsers, type UserRowHandlers } from './org-users-table.tsx';
import { canToggleAdmin } from './rules.ts';
import { type OrgUsersState, useOrgUsers } from './use-org-users.ts';
import { OrgUsersDialogs, type UsersDialog, UsersNoticeAlert, useUsersDialog } from './users-dialog.tsx';
import './org-users-panel.css';

const tools = () => import('./user-tools.ts');
const BulkUsers = lazyPart('bulk-users', tools, 'BulkUsers');
const BulkActionDialog = lazyPart('bulk-action', tools, 'BulkActionDialog');

export type OrgUsersPanelPart = 'addUser' | 'addMultipleUsers' | 'toggleAdmin' | 'removeUser';

export interface OrgUsersPanelProps extends ScreenRootProps, OrganizationListProps, TableStateProps {
  /** Whether the dialog that adds a user is open, together with `onAddingChange`. @default the screen keeps it, open at first if the page or the session ended with it open */
  isAdding?: boolean;
  /** Fires when a person opens or closes that dialog. */
  onAddingChange?: (isAdding: boolean) => void;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<OrgUsersPanelPart, { 'org-users': OrganizationUser }>;
}

/**
 * The users of an organization. Its admins add, promote and remove them; everyone else can only look. An access error
 * navigates to the root.
 * @operation GET /organizations/{id}/users @spec A §2
 */
export function OrgUsersPanel(props: OrgUsersPanelProps) {
  const { organizationId, headingLevel, hasHeading, hasOrganizationLink, ...others } = props;
  const { tableState, onTableStateChange, isAdding, onAddingChange, ...rest } = others;
  return (
    <ScreenRoot {...rest} screen="org-users-panel" resetKey={organizationId}>
      <OrgUsersContent key={organizationId} {...props} />
    </ScreenRoot>
  );
}

function OrgUsersContent(props: OrgUsersPanelProps) {
  const {
    organizationId,
    headingLevel = 2,
    hasHeading = true,
    hasOrganizationLink = true,
    isAdding,
    onAddingChange,
    ...tableProps
  } = props;
  const words = useMessages(orgUsersMessages);
  usePreload(BulkUsers, BulkActionDialog);
  const state = useOrgUsers(organizationId);
  const ready = state.status === 'ready' ? state : null;
  const canAdd = 'canManage' in state && state.canManage.isAllowed;
  const dialog = useUsersDialog({
    organizationId,
    users: ready?.data ?? null,
    canAdd,
    isAdding,
    onAddingChange,
  });
  const handlers = useRowHandlers(state, dialog.askToRemove);
  const selection = useSelection();
  const bulk = useBulkActions(selection, BulkActionDialog);
  const buttons = canAdd && <AddButtons onAdd={dialog.askToAdd} onAddMultiple={dialog.askToAddMultiple} />;
  const tableButtons = useHeaderActions(buttons, !hasHeading);

  if (state.status === 'denied') return null;
  if (state.status === 'failed' && state.part === 'organization') {
    return <OrganizationNotLoaded read={state} words={words} />;
  }
  return (
    <>
      <OrganizationListHead
        {...{ words, ready, headingLevel, hasHeading, hasOrganizationLink, buttons }}
        readOnlyNote={<p className="ak-org-users-panel-muted">{words.readOnly}</p>}
      />
      {dialog.notice && (
        <UsersNoticeAlert
          notice={dialog.notice}
          organizationId={organizationId}
          onDismiss={dialog.dismissNotice}
        />
      )}
      {state.status === 'failed' ? (
        <UnloadedUsers state={state} />
      ) : (
        <OrgUsersTable
          read={state}
          handlers={handlers}
          bulk={
            ready && handlers
              ? {
                  selection,
                  actions: (
                    <Suspense fallback={null}>
                      <BulkUsers
                        organization={ready.organization}
                        users={ready.data}
                        selectedIds={selection.selectedIds}
                        ask={bulk.ask}
                      />
                    </Suspense>
                  ),
                }
              : null
          }
          onAdd={handlers ? dialog.askToAdd : undefined}
          refreshLabel={hasHeading ? undefined : words.reload}
          primaryAction={hasHeading ? undefined : tableButtons}
          tableProps={tableProps}
        />
      )}
      {bulk.dialog}
      {ready && (
        <OrgUsersDialogs
          dialog={dialog}
          organization={ready.organization}
          actions={ready.actions}
          onUserUnknown={ready.refresh}
        />
      )}
    </>
  );
}

const noAction = { run: undefined, failureOf: undefined };

/** null for people who can only look. Stable, because new handlers render every row again. */
function useRowHandlers(
  state: OrgUsersState,
  askToRemove: UsersDialog['askToRemove'],
): UserRowHandlers | null {
  const { session } = useAdminKit();
  const isAllowed = state.status === 'ready' && state.canManage.isAllowed;
  const isLocalAdmin = state.status === 'ready' && state.organization.isLocalAdmin;
  const { run, failureOf } = state.status === 'ready' ? state.actions.toggleAdmin : noAction;

  return useMemo(
    () =>
      isAllowed
        ? {
            canToggle: (user) => canToggleAdmin(session, { isLocalAdmin }, user).isAllowed,
            toggleFailureOf: ({ id }) => failureOf?.(String(id)) ?? null,
            onToggle: async (user) => {
              await run?.(user);
            },
            onRemove: askToRemove,
          }
        : null,
    [isAllowed, isLocalAdmin, session, run, failureOf, askToRemove],
  );
}

interface AddButtonsProps {
  onAdd: () => void;
  onAddMultiple: () => void;
}

function AddButtons({ onAdd, onAddMultiple }: AddButtonsProps) {
  const words = useMessages(orgUsersMessages);
  return (
    <>
      <Replaceable name="addMultipleUsers">
        <Button icon={<UsersIcon />} onClick={onAddMultiple}>
          {words.addMultiple}
        </Button>
      </Replaceable>
      <Replaceable name="addUser">
        <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
          {words.add}
        </Button>
      </Replaceable>
    </>
  );
}
