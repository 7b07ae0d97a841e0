import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { RefreshButton } from '../../ui/screen-state/read-view.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { orgProjectsMessages } from './messages.ts';
import type { OrgProjectsState } from './use-org-projects.ts';

interface OrgProjectsHeaderProps {
  state: OrgProjectsState;
  headingLevel: 2 | 3;
  hasOrganizationLink: boolean;
  onCreate: () => void;
}

/** Title, count and, for admins, the way to a new project; for everyone else why there is none. */
export function OrgProjectsHeader(props: OrgProjectsHeaderProps) {
  const { state, headingLevel, hasOrganizationLink, onCreate } = props;
  const words = useMessages(orgProjectsMessages);
  const { links, linkComponent } = useAdminKit();
  if (state.status !== 'ready') return <PageHeader level={headingLevel} title={words.title} />;
  const { organization, canManage } = state;
  const { name } = organization;
  return (
    <PageHeader
      level={headingLevel}
      title={words.title}
      count={state.data.length}
      actions={
        <>
          <RefreshButton read={state} label={words.reload} />
          {canManage.isAllowed && (
            <Button variant="primary" icon={<Icon name="plus" />} onClick={onCreate}>
              {words.create}
            </Button>
          )}
        </>
      }
      below={
        (hasOrganizationLink || !canManage.isAllowed) && (
          <>
            {hasOrganizationLink && (
              <Link href={links.organization(organization.id)} component={linkComponent}>
                <UserText text={name.trim() === '' ? words.unnamedOrganization : name} />
              </Link>
            )}
            {!canManage.isAllowed && <p className="ak-org-projects-panel-muted">{words.readOnly}</p>}
          </>
        )
      }
    />
  );
}
