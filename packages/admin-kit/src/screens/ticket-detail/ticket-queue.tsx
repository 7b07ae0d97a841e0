import { useEffect, useRef } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { ticketDetailMessages } from './messages.ts';
import { neighboursIn } from './rules.ts';
import { shortcutKeys } from './shortcut-keys.ts';
import type { TicketQueueSource } from './ticket-queue-source.ts';
import { type ShortcutReach, useShortcuts } from './use-shortcuts.ts';
import { useTicketQueue } from './use-ticket-queue.ts';

interface TicketQueueProps {
  ticketId: number;
  source: TicketQueueSource;
  shortcutReach: ShortcutReach;
}

/** Where a ticket stands in the list it was opened from, and the way to those beside it. */
export default function TicketQueue({ ticketId, source, shortcutReach }: TicketQueueProps) {
  const words = useMessages(ticketDetailMessages);
  const { linkComponent, navigate } = useAdminKit();
  const format = useNumberFormat();
  const part = useRef<HTMLElement>(null);
  const queue = useTicketQueue(source.tableState);
  const ticketIds = queue.status === 'ready' ? queue.ticketIds : [];
  const { place, previousId, nextId } = neighboursIn(ticketIds, ticketId);
  const { ticketHref, listHref } = source;

  const goTo = (id: number | null, edge: string) => () => {
    if (queue.status !== 'ready') return;
    if (id === null) announce(edge, { within: part.current });
    else navigate(ticketHref(id));
  };
  useShortcuts(part, {
    reach: shortcutReach,
    shortcuts: {
      [shortcutKeys.previous]: goTo(previousId, words.isFirst),
      [shortcutKeys.next]: goTo(nextId, words.isLast),
    },
  });

  // Only a move within the queue is told: arriving is told by whoever changed the page.
  const toldId = useRef(ticketId);
  useEffect(() => {
    if (toldId.current === ticketId || place === null) return;
    toldId.current = ticketId;
    const told = { ticket: String(ticketId), place: format(place), count: format(ticketIds.length) };
    announce(words.announcePlace(told), { within: part.current });
  });

  const step = (id: number | null, name: 'previous' | 'next') => {
    const label = name === 'previous' ? words.previousTicket : words.nextTicket;
    const shared = {
      'aria-label': label,
      'aria-keyshortcuts': shortcutReach === 'off' ? undefined : shortcutKeys[name].toUpperCase(),
      icon: <Icon name={name === 'previous' ? 'chevron-start' : 'chevron-end'} />,
    };
    if (id === null) {
      const reason = name === 'previous' ? words.isFirst : words.isLast;
      return (
        <Button size="small" {...shared} disabledReason={queue.status === 'ready' ? reason : words.loading}>
          {words[name]}
        </Button>
      );
    }
    return (
      <ButtonLink size="small" {...shared} href={ticketHref(id)} component={linkComponent}>
        {words[name]}
      </ButtonLink>
    );
  };

  return (
    <nav ref={part} className="ak-ticket-detail-queue" aria-label={words.queue}>
      <Link href={listHref} component={linkComponent}>
        {words.toList}
      </Link>
      {queue.status === 'failed' ? (
        <ReadFailure read={queue} title={words.queueFailed} isInline />
      ) : (
        <>
          {step(previousId, 'previous')}
          {step(nextId, 'next')}
          {queue.status === 'ready' && (
            <span className="ak-ticket-detail-place">
              {place === null
                ? words.notInQueue({ count: format(ticketIds.length) })
                : words.place({ place: format(place), count: format(ticketIds.length) })}
            </span>
          )}
        </>
      )}
    </nav>
  );
}
