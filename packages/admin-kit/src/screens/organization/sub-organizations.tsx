import type { Organization } from '@timemap/admin-api';
import { Suspense, use, useId, useMemo, useState } from 'react';
import { useSteady } from '../../browser/use-steady.ts';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { createNameOrder } from '../../text/name-order.ts';
import { visibleName } from '../../text/visible-text.ts';
import { ChevronEndIcon } from '../../ui/icon/icons.tsx';
import { organizationMessages } from './messages.ts';
import { organizationsInPlace, SubOrganizationLine } from './sub-organization-line.tsx';

interface SubOrganizationsProps {
  organizations: readonly Organization[];
}

/** More of them would push everything below out of reach. */
const MAX_AT_ONCE = 100;

const ManySubOrganizations = lazyPart('many-sub-organizations', () => import('./many-sub-organizations.tsx'));

export function SubOrganizations({ organizations }: SubOrganizationsProps) {
  const { locale } = use(MessageContext);
  const sorted = useMemo(() => organizations.toSorted(createNameOrder(locale)), [organizations, locale]);
  return sorted.length > MAX_AT_ONCE ? (
    <Suspense fallback={null}>
      <ManySubOrganizations organizations={sorted} />
    </Suspense>
  ) : (
    <FewSubOrganizations organizations={sorted} />
  );
}

function FewSubOrganizations({ organizations }: SubOrganizationsProps) {
  const { steady, pointing } = useSteady(organizations, '', organizationsInPlace);
  return (
    <ul className="ak-organization-panel-subs" {...pointing}>
      {steady.map((organization) => (
        <SubOrganization key={organization.id} organization={organization} />
      ))}
    </ul>
  );
}

function SubOrganization({ organization }: { organization: Organization }) {
  const words = useMessages(organizationMessages);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { name, children } = organization;

  return (
    <li className="ak-organization-panel-sub">
      <SubOrganizationLine
        organization={organization}
        toggle={
          children.length > 0 ? (
            <button
              type="button"
              className="ak-organization-panel-sub-toggle"
              aria-expanded={isOpen}
              aria-controls={panelId}
              aria-label={words.subOrganizationsOf({ name: visibleName(name, words.unnamed) })}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronEndIcon />
            </button>
          ) : (
            <span className="ak-organization-panel-sub-leaf" />
          )
        }
      />
      {children.length > 0 && (
        <div id={panelId} hidden={!isOpen}>
          {isOpen && <SubOrganizations organizations={children} />}
        </div>
      )}
    </li>
  );
}
