import type { Organization } from '@timemap/admin-api';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { useSteady } from '../../browser/use-steady.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { foldForSearch, spellingsOf } from '../../text/fold.ts';
import { FilterField } from '../../ui/data-table/filter-field.tsx';
import { setTitleIfTruncated } from '../../ui/text/set-title-if-truncated.ts';
import { useRowWindow, VirtualRows } from '../../ui/virtual-list/virtual-list.tsx';
import { organizationMessages } from './messages.ts';
import { organizationsInPlace, SubOrganizationLine } from './sub-organization-line.tsx';

/** Only the rows in sight are rendered. They have one height, so a level below opens on the page of its organization. */
export default function ManySubOrganizations({ organizations }: { organizations: readonly Organization[] }) {
  const words = useMessages(organizationMessages);
  const countOf = useCount();
  const [filter, setFilter] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const matching = useMemo(() => {
    const spellings = spellingsOf(filter).map((spelling) => spelling.split(/\s+/));
    if (spellings.length === 0) return organizations;
    return organizations.filter(({ name }) => {
      const folded = foldForSearch(name);
      return spellings.some((parts) => parts.every((part) => folded.includes(part)));
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
            if (name) setTitleIfTruncated(name, name.querySelector('bdi') ?? name);
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
                <SubOrganizationLine organization={organization} />
              </li>
            );
          }}
        </VirtualRows>
      </div>
    </div>
  );
}
