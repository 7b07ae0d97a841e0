import type { Organization } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { rowsInPlace } from '../../browser/use-steady.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Link } from '../../ui/link/link.tsx';
import { useListSlots } from '../../ui/slot/screen-slots.ts';
import { Slot } from '../../ui/slot/slot.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { organizationMessages } from './messages.ts';

export const organizationsInPlace = rowsInPlace(({ id }: Organization) => id);

interface SubOrganizationLineProps {
  organization: Organization;
  toggle?: ReactNode;
}

export function SubOrganizationLine({ organization, toggle }: SubOrganizationLineProps) {
  const { links, linkComponent } = useAdminKit();
  const words = useMessages(organizationMessages);
  const slots = useListSlots<Organization>('sub-organizations');
  const { id, name, children } = organization;
  const count = useCount()(children.length);
  return (
    <div className="ak-organization-panel-sub-line">
      {toggle}
      <Link href={links.organization(id)} component={linkComponent} isQuiet>
        <UserText text={name.trim() === '' ? words.unnamed : name} />
      </Link>
      {children.length > 0 && (
        <span className="ak-organization-panel-sub-count">
          <span aria-hidden="true">{count.text}</span>
          <VisuallyHidden>{words.subOrganizationCount(count)}</VisuallyHidden>
        </span>
      )}
      {slots?.rowContent && (
        <div className="ak-row-content">
          <Slot>{slots.rowContent(organization, 0)}</Slot>
        </div>
      )}
    </div>
  );
}
