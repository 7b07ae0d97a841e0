import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { RefreshButton } from '../../ui/screen-state/read-view.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { orgUsersMessages } from './messages.ts';
import { organizationName } from './organization-name.ts';
import type { OrgUsersState } from './use-org-users.ts';
import type { OpenUsersDialog } from './use-users-dialog.ts';

interface OrgUsersHeaderProps {
  state: OrgUsersState;
  headingLevel: 2 | 3;
  hasOrganizationLink: boolean;
  onOpen: (dialog: OpenUsersDialog) => void;
}

/** Title, count and, for admins, the two ways to add users; for everyone else why there are none. */
export function OrgUsersHeader({ state, headingLevel, hasOrganizationLink, onOpen }: OrgUsersHeaderProps) {
  const words = useMessages(orgUsersMessages);
  const { links, linkComponent } = useAdminKit();
  if (state.status !== 'ready') return <PageHeader level={headingLevel} title={words.title} />;
  const { organization, canManage } = state;
  return (
    <PageHeader
      level={headingLevel}
      title={words.title}
      count={state.data.length}
      actions={
        <>
          <RefreshButton read={state} label={words.reload} />
          {canManage.isAllowed && (
            <>
              <Button icon={<Icon name="users" />} onClick={() => onOpen({ kind: 'addingMultiple' })}>
                {words.addMultiple}
              </Button>
              <Button
                variant="primary"
                icon={<Icon name="plus" />}
                onClick={() => onOpen({ kind: 'adding' })}
              >
                {words.add}
              </Button>
            </>
          )}
        </>
      }
      below={
        (hasOrganizationLink || !canManage.isAllowed) && (
          <>
            {hasOrganizationLink && (
              <Link href={links.organization(organization.id)} component={linkComponent}>
                <UserText text={organizationName(organization, words)} />
              </Link>
            )}
            {!canManage.isAllowed && <p className="ak-org-users-panel-muted">{words.readOnly}</p>}
          </>
        )
      }
    />
  );
}
