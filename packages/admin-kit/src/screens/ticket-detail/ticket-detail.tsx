import { type Ticket, ticketStatus } from '@timemap/admin-api';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { isMissing } from '../../messages/is-missing.ts';
import { useMessages } from '../../messages/messages.ts';
import { ItemNotLoaded } from '../../parts/item-not-loaded.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { RefreshButton } from '../../ui/screen-state/refresh-button.tsx';
import { SectionsBelow } from '../../ui/section/section.tsx';
import { SectionSkeleton } from '../../ui/section/section-skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, useIsReplaced } from '../../ui/slot/slot.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { type TicketStatus, useTicketsRefusal } from '../tickets/without-screen.ts';
import { firstWords } from './first-words.ts';
import { LoadedTicket, type TicketEmail } from './loaded-ticket.tsx';
import { ticketDetailMessages } from './messages.ts';
import { StatusButtons, StatusFailureAlert } from './status-buttons.tsx';
import { type EmailStart, mailtoOf } from './ticket-email.ts';
import { TicketHeadline } from './ticket-headline.tsx';
import type { TicketQueueSource } from './ticket-queue.tsx';
import { type ShortcutReach, shortcutKeys, useShortcuts, useWriteReach } from './use-shortcuts.ts';
import { type TicketDetailState, useTicketDetail } from './use-ticket-detail.ts';
import './ticket-detail.css';

const tools = () => import('./ticket-tools.ts');
const TicketQueue = lazyPart('ticket-queue', tools, 'TicketQueue');
const StatusConflictDialog = lazyPart('ticket-status-conflict-dialog', tools, 'StatusConflictDialog');
const ShortcutHelp = lazyPart('shortcut-help', tools, 'ShortcutHelp');

export interface TicketDetailProps extends ScreenRootProps {
  /** The ticket to show, loaded by this id. */
  ticketId: number;
  /** The list it was opened from; adds links to the previous and next ticket. @default none */
  queue?: TicketQueueSource | undefined;
  /** Whether single-key shortcuts are on. Controlled, with `onShortcutsChange`. @default uncontrolled, initially on */
  hasShortcuts?: boolean;
  /** Fires when a person turns the shortcuts on or off. */
  onShortcutsChange?: (hasShortcuts: boolean) => void;
  /**
   * Whether the shortcuts also work while the focus is outside of the screen, even on a control of the page. For a page
   * that shows only this ticket.
   * @default false
   */
  hasPageShortcuts?: boolean;
  /** The level of the heading that names the ticket. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /**
   * The text that Send Email starts with. The name is the creator's; null if it is missing, long or not visible text.
   * @default a subject that names the ticket, and a greeting
   */
  emailStart?: ((ticket: Ticket, name: string | null) => EmailStart) | undefined;
  /**
   * Shows the person beside the ticket: whether they can log in and who pays, and their other tickets. For global admins,
   * who may read that.
   * @default false
   */
  hasPerson?: boolean;
  /** Beside Send Email, for example a menu of templates. @default none */
  emailActions?: ReactNode;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<'setStatus' | 'sendEmail' | 'resolveAndNext'>;
}

/**
 * One support ticket: its message, author and time, an answer by email, its status, and the app state sent with it.
 * @operation GET /support/{id} @spec B §2
 */
export function TicketDetail({
  ticketId,
  queue,
  hasShortcuts,
  onShortcutsChange,
  hasPageShortcuts,
  headingLevel,
  emailStart,
  emailActions,
  hasPerson,
  ...rest
}: TicketDetailProps) {
  return (
    <ScreenRoot {...rest} screen="ticket-detail" resetKey={ticketId}>
      <TicketDetailContent
        {...{ ticketId, queue, hasShortcuts, onShortcutsChange, hasPageShortcuts, headingLevel }}
        {...{ emailStart, emailActions, hasPerson }}
      />
    </ScreenRoot>
  );
}

function TicketDetailContent(props: Omit<TicketDetailProps, keyof ScreenRootProps>) {
  const { ticketId, queue, onShortcutsChange, hasPageShortcuts = false, headingLevel = 2 } = props;
  const words = useMessages(ticketDetailMessages);
  const state = useTicketDetail(ticketId);
  usePreload(ShortcutHelp, StatusConflictDialog);
  const part = useRef<HTMLDivElement>(null);
  const [ownShortcuts, setOwnShortcuts] = useState(true);
  const hasShortcuts = props.hasShortcuts ?? ownShortcuts;
  const reach = hasShortcuts ? (hasPageShortcuts ? 'page' : 'screen') : 'off';
  const { writeReach, isAnywhere, setAnywhere } = useWriteReach(reach);
  const { read, conflict, setStatus } = state;
  const hasStatusKeys = !useIsReplaced('setStatus');
  const hasEmailKey = !useIsReplaced('sendEmail');
  const hasResolveKey = !useIsReplaced('resolveAndNext');
  const status = read.status === 'ready' ? read.data.status : null;
  const emailHref = read.status === 'ready' ? mailtoOf(read.data, props.emailStart, words) : null;

  const setByKey = (next: TicketStatus) =>
    read.status !== 'ready' || !hasStatusKeys
      ? undefined
      : () => {
          if (next === status) announce(words.isCurrent, { within: part.current });
          else void setStatus(next);
        };
  useShortcuts(part, {
    reach: writeReach,
    shortcuts: {
      [shortcutKeys.unresolved]: setByKey(ticketStatus.unresolved),
      [shortcutKeys.inProgress]: setByKey(ticketStatus.inProgress),
      [shortcutKeys.resolved]: setByKey(ticketStatus.resolved),
    },
  });

  // With a list, beside what resolves the ticket and goes on.
  const statusButtons = read.status === 'ready' && (
    <Replaceable name="setStatus">
      <StatusButtons
        status={read.data.status}
        isSaving={state.isSaving}
        notSaved={state.notSaved}
        hasShortcuts={reach !== 'off'}
        size={queue ? 'small' : 'medium'}
        onSet={(next) => void setStatus(next)}
      />
    </Replaceable>
  );

  return (
    <div ref={part} className="ak-ticket-detail-content">
      {queue && (
        <Suspense fallback={<div className="ak-ticket-detail-bar">{statusButtons}</div>}>
          <TicketQueue
            statusButtons={statusButtons}
            ticketId={ticketId}
            source={queue}
            {...{ writeReach }}
            shortcutReach={reach}
            ticket={read.status === 'ready' ? read.data : null}
            missing={
              read.status === 'failed' ? (isMissing(read.error) ? words.notFound : words.loadFailed) : null
            }
            isSaving={state.isSaving}
            emailHref={emailHref}
            onResolve={() => setStatus(ticketStatus.resolved)}
          />
        </Suspense>
      )}
      <TicketBody
        key={ticketId}
        {...{ ticketId, state, headingLevel }}
        statusButtons={queue ? null : statusButtons}
        hasPerson={props.hasPerson ?? false}
        email={{ start: props.emailStart, actions: props.emailActions }}
        shortcutReach={reach}
      />
      {state.failures.map((failure) => (
        <StatusFailureAlert
          key={failure.ticketId}
          failure={failure}
          onDismiss={() => state.dismissFailure(failure.ticketId)}
        />
      ))}
      {conflict && (
        <Suspense fallback={null}>
          <StatusConflictDialog key={`${conflict.theirs.id} ${conflict.theirs.status}`} conflict={conflict} />
        </Suspense>
      )}
      {read.status === 'ready' && (
        <Suspense fallback={<div className="ak-ticket-detail-shortcuts" />}>
          <ShortcutHelp
            reach={reach}
            hasQueue={queue !== undefined}
            hasResolveKey={hasResolveKey && emailHref !== null}
            hasStatusKeys={hasStatusKeys}
            hasEmailKey={hasEmailKey && emailHref !== null}
            {...{ isAnywhere, setAnywhere }}
            onChange={(isOn) => {
              setOwnShortcuts(isOn);
              onShortcutsChange?.(isOn);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface TicketBodyProps {
  ticketId: number;
  headingLevel: 1 | 2 | 3;
  state: TicketDetailState;
  hasPerson: boolean;
  email: TicketEmail;
  shortcutReach: ShortcutReach;
  /** null: they stand with the list. */
  statusButtons: ReactNode;
}

function TicketBody(props: TicketBodyProps) {
  const { ticketId, state, hasPerson, email, shortcutReach, headingLevel, statusButtons } = props;
  const words = useMessages(ticketDetailMessages);
  const { links } = useAdminKit();
  const part = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(part);
  const { read } = state;
  const isGone = read.status === 'failed' && isMissing(read.error);
  const refusal = useTicketsRefusal(read);
  const title = () => {
    if (isGone) return words.notFound;
    const text = read.status === 'ready' ? firstWords(read.data.message) : '';
    if (text === '') return words.title({ ticket: String(ticketId) });
    return <UserText translate="yes" text={text} />;
  };
  return (
    <div ref={part} className="ak-ticket-detail-content">
      <PageHeader
        isScreenHeading
        level={headingLevel}
        title={title()}
        below={read.status === 'ready' && <TicketHeadline ticket={read.data} />}
        actions={
          read.status === 'ready' && (
            <>
              {statusButtons} <RefreshButton read={read} label={words.reload} />
            </>
          )
        }
      />
      {read.status === 'loading' && (
        <LoadingState label={words.loading}>
          <div className="ak-ticket-detail-sections">
            <SectionSkeleton lines={4} />
            <div className="ak-ticket-detail-beside">
              <SectionSkeleton lines={4} />
            </div>
            <SectionSkeleton lines={10} />
          </div>
        </LoadingState>
      )}
      {refusal}
      {read.status === 'failed' && refusal === null && (
        <ItemNotLoaded
          read={read}
          title={words.loadFailed}
          listHref={links.section('tickets')}
          listLabel={words.allTickets}
        />
      )}
      {read.status === 'ready' && (
        <SectionsBelow headingLevel={headingLevel}>
          <LoadedTicket {...{ read, email, shortcutReach, hasPerson }} />
        </SectionsBelow>
      )}
    </div>
  );
}
