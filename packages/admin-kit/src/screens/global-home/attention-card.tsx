import type { ReactNode } from 'react';
import { useSteady } from '../../browser/use-steady.ts';
import { bulkJobMessages } from '../../bulk-job/messages.ts';
import { checksMessages } from '../../checks/messages.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { QueryState } from '../../data/use-read.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Link } from '../../ui/link/link.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { homeAttentionMessages } from './attention-messages.ts';
import { mostListed } from './rules.ts';

interface AttentionCardProps<Item> {
  title: string;
  /** The list of exactly these items. */
  href: string;
  read: QueryState<unknown>;
  failed: string;
  /** null: not known yet. */
  items: readonly Item[] | null;
  /** How many there are, or how far that is known; null if nothing is known. @default the number of items */
  count?: string | null;
  /** Whether `count` is the number, and not a part of it. @default true */
  isWhole?: boolean;
  /** Said if there are none. */
  none: string;
  notes?: ReactNode;
  children: (item: Item) => ReactNode;
}

export function AttentionCard<Item>(props: AttentionCardProps<Item>) {
  const { title, href, read, failed, items, none, notes, children } = props;
  const { linkComponent } = useAdminKit();
  const countOf = useCount();
  const { more } = useMessages(bulkJobMessages);
  const { unreadable } = useMessages(homeAttentionMessages);
  const { atLeast } = useMessages(checksMessages);
  const { steady: shown, pointing } = useSteady(items, '');
  const unreadableCount = (read.status === 'ready' && read.unreadableCount) || 0;
  const { isWhole: isCountWhole = true, count: found = items && countOf(items.length).text } = props;
  const isWhole = isCountWhole && unreadableCount === 0;
  const partText = () => (items?.length && found !== null ? atLeast({ found }) : null);
  const count = isCountWhole && !isWhole ? partText() : found;
  // The line with the rest takes the place of an item, so that no card is higher than its placeholder.
  const listed = shown && shown.length > mostListed ? mostListed - 1 : mostListed;
  const rest = (shown?.length ?? 0) - listed;
  return (
    <li className="ak-global-home-card">
      <h3 className="ak-global-home-card-title">
        <Link href={href} component={linkComponent} isQuiet>
          {title}
        </Link>
      </h3>
      {read.status !== 'failed' && items === null && (
        <LoadingState label={title}>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </LoadingState>
      )}
      <ReadFailure read={read} title={failed} isInline role="status" />
      {items && (
        <>
          {count !== null && (
            <p
              className="ak-global-home-count"
              data-state={isWhole ? (items.length === 0 ? 'none' : 'some') : 'part'}
            >
              {count}
            </p>
          )}
          {items.length > 0 && (
            <ul className="ak-global-home-lines" {...pointing}>
              {shown?.slice(0, listed).map(children)}
              {rest > 0 && (
                <li className="ak-global-home-line">
                  <Link href={href} component={linkComponent} isQuiet className="ak-global-home-text">
                    {more(countOf(rest))}
                  </Link>
                </li>
              )}
            </ul>
          )}
          {items.length === 0 && isWhole && <p className="ak-global-home-text">{none}</p>}
          {unreadableCount > 0 && (
            <p className="ak-global-home-text">{unreadable(countOf(unreadableCount))}</p>
          )}
          {notes}
        </>
      )}
    </li>
  );
}
