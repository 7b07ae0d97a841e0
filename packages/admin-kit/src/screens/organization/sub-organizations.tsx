import type { Organization } from '@timemap/admin-api';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { organizationMessages } from './messages.ts';

/** The organizations below one, as nested disclosures: what is closed is not rendered, whatever its depth. */
export function SubOrganizations({ organizations }: { organizations: readonly Organization[] }) {
  return (
    <ul className="ak-organization-panel-subs">
      {organizations.map((organization) => (
        <SubOrganization key={organization.id} organization={organization} />
      ))}
    </ul>
  );
}

function SubOrganization({ organization }: { organization: Organization }) {
  const { links, linkComponent } = useAdminKit();
  const words = useMessages(organizationMessages);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { id, name, children } = organization;
  const shownName = name.trim() === '' ? words.unnamed : name;

  return (
    <li className="ak-organization-panel-sub">
      <div className="ak-organization-panel-sub-line">
        {children.length > 0 ? (
          <button
            type="button"
            className="ak-organization-panel-sub-toggle"
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={words.subOrganizationsOf({ name: shownName })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="chevron-end" />
          </button>
        ) : (
          <span className="ak-organization-panel-sub-leaf" />
        )}
        <Link href={links.organization(id)} component={linkComponent}>
          <UserText text={shownName} />
        </Link>
        {children.length > 0 && (
          <span className="ak-organization-panel-sub-count">
            <span aria-hidden="true">{children.length}</span>
          </span>
        )}
      </div>
      {children.length > 0 && (
        <div id={panelId} hidden={!isOpen}>
          {isOpen && <SubOrganizations organizations={children} />}
        </div>
      )}
    </li>
  );
}
