import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { dealPeopleMessages } from '../../deal-people/messages.ts';
import type { CoveredUser } from '../../deal-people/use-deal-people.ts';
import { useListText } from '../../messages/list-text.ts';
import { useLocale, useMessages } from '../../messages/messages.ts';
import { createNameOrder } from '../../text/name-order.ts';
import { Link } from '../../ui/link/link.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { useRowWindow, VirtualRows } from '../../ui/virtual-list/virtual-list.tsx';

const usualRows = { rowHeightPx: 36, rowsInSight: 6 };

/** By name, each with the way to the person. */
export function PeopleList({ people }: { people: readonly CoveredUser[] }) {
  const words = useMessages(dealPeopleMessages);
  const { links, linkComponent } = useAdminKit();
  const locale = useLocale();
  const inList = useListText();
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedRow, setFocusedRow] = useState(-1);
  const rows = useRowWindow(scroller, people.length, usualRows);
  const sorted = useMemo(() => {
    const compare = createNameOrder(locale);
    return people
      .map(({ user, entries }) => ({ ...user, name: user.username || user.email, entries }))
      .sort(compare);
  }, [people, locale]);
  return (
    <div ref={scroller} className="ak-deal-people-list" onScroll={rows.onScroll}>
      <VirtualRows
        rows={rows}
        as="ul"
        keptRow={focusedRow}
        aria-label={words.people}
        onFocus={({ target }: FocusEvent) =>
          setFocusedRow(Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1))
        }
        onBlur={() => setFocusedRow(-1)}
      >
        {(row, topPx) => {
          const person = sorted[row];
          return (
            person && (
              <li
                key={person.id}
                className="ak-virtual-list-row ak-deal-people-row"
                data-row={row}
                aria-posinset={row + 1}
                aria-setsize={people.length}
                style={{ transform: `translateY(${topPx}px)` }}
              >
                <Link href={links.user(person.id)} component={linkComponent}>
                  <UserText text={person.name} />
                </Link>
                <UserText text={person.email} />
                <UserText text={inList(person.entries)} className="ak-deal-people-entries" />
              </li>
            )
          );
        }}
      </VirtualRows>
    </div>
  );
}
