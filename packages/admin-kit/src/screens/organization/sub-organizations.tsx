import type { Organization } from '@timemap/admin-api';
import { type FocusEvent, type ReactNode, use, useId, useMemo, useRef, useState } from 'react';
import { rowsInPlace, useSteady } from '../../browser/use-steady.ts';
import { MessageContext, useCount, useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { foldText } from '../../text/fold.ts';
import { createNameOrder } from '../../text/name-order.ts';
import { visibleName } from '../../text/visible-text.ts';
import { FilterField } from '../../ui/data-table/filter-field.tsx';
import { ChevronEndIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useListSlots } from '../../ui/slot/screen-slots.ts';
import { Slot } from '../../ui/slot/slot.tsx';
import { setTitleIfTruncated } from '../../ui/text/set-title-if-truncated.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useRowWindow, VirtualRows } from '../../ui/virtual-list/virtual-list.tsx';
import { organizationMessages } from './messages.ts';

interface SubOrganizationsProps {
  organizations: readonly Organization[];
}

/** More of them would push everything below out of reach. */
const MOST_AT_ONCE = 100;
const organizationsInPlace = rowsInPlace(({ id }: Organization) => id);

export function SubOrganizations({ organizations }: SubOrganizationsProps) {
  const { locale } = use(MessageContext);
  const sorted = useMemo(() => {
    const copy = [...organizations];
    createNameOrder(locale).sort(copy);
    return copy;
  }, [organizations, locale]);
  const List = sorted.length > MOST_AT_ONCE ? ManySubOrganizations : FewSubOrganizations;
  return <List organizations={sorted} />;
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

/** Only the rows in sight are rendered. They have one height, so a level below opens on the page of its organization. */
function ManySubOrganizations({ organizations }: SubOrganizationsProps) {
  const words = useMessages(organizationMessages);
  const countOf = useCount();
  const [filter, setFilter] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const matching = useMemo(() => {
    const parts = foldText(filter).split(/\s+/).filter(Boolean);
    if (parts.length === 0) return organizations;
    return organizations.filter(({ name }) => {
      const folded = foldText(name);
      return parts.every((part) => folded.includes(part));
    });
  }, [organizations, filter]);
  const { steady, pointing } = useSteady(matching, filter, organizationsInPlace);
  const rows = useRowWindow(scroller, steady.length);
  const noteFocus = ({ target }: FocusEvent) => {
    const id = target.closest('[data-organization]')?.getAttribute('data-organization');
    setFocusedId(id ? Number(id) : null);
  };

  return (
    <div className="ak-organization-panel-many">
      <FilterField label={words.filterSubs} value={filter} onValueChange={setFilter} />
      <p role="status" className="ak-organization-panel-many-count">
        {steady.length === 0 ? words.noSubMatches : words.subOrganizationCount(countOf(steady.length))}
      </p>
      <div
        ref={scroller}
        className="ak-organization-panel-many-rows"
        data-whole={rows.rowNumbers(-1).length === steady.length || undefined}
        onScroll={rows.onScroll}
      >
        <VirtualRows
          rows={rows}
          as="ul"
          keptRow={steady.findIndex(({ id }) => id === focusedId)}
          {...pointing}
          onFocus={noteFocus}
          onBlur={() => setFocusedId(null)}
          onPointerOver={({ target }) => {
            const line = (target as Element).closest<HTMLElement>('.ak-organization-panel-sub-line');
            const name = line?.querySelector<HTMLElement>('.ak-link');
            if (name) setTitleIfTruncated(name, name);
          }}
        >
          {(row, topPx) => {
            const organization = steady[row] as Organization;
            return (
              <li
                key={organization.id}
                className="ak-virtual-list-row"
                style={{ transform: `translateY(${topPx}px)` }}
                data-organization={organization.id}
                aria-setsize={steady.length}
                aria-posinset={row + 1}
              >
                <SubLine organization={organization} />
              </li>
            );
          }}
        </VirtualRows>
      </div>
    </div>
  );
}

function SubOrganization({ organization }: { organization: Organization }) {
  const words = useMessages(organizationMessages);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const { name, children } = organization;

  return (
    <li className="ak-organization-panel-sub">
      <SubLine
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

function SubLine({ organization, toggle }: { organization: Organization; toggle?: ReactNode }) {
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
