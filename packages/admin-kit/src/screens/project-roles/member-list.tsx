import type { ProjectMember } from '@timemap/admin-api';
import { type CSSProperties, type FocusEvent, memo, type PointerEvent, useRef, useState } from 'react';
import type { SelectOption } from '../../ui/field/select.tsx';
import type { FailedAttempt } from '../../ui/not-saved/not-saved.tsx';
import { setTitleIfTruncated } from '../../ui/text/set-title-if-truncated.ts';
import { TooltipArea } from '../../ui/tooltip/tooltip-area.tsx';
import { type AssumedRows, useRowWindow } from '../../ui/virtual-list/use-row-window.ts';
import { type MemberNote, MemberRow } from './member-row.tsx';
import type { MembersAndRolesWords } from './messages.ts';
import { canChangeMember, type MembersAndRolesViewer } from './rules.ts';

interface MemberListProps {
  members: readonly ProjectMember[];
  viewer: MembersAndRolesViewer;
  words: MembersAndRolesWords;
  roleOptions: readonly SelectOption[] | null;
  onRoleChange: (memberId: number, roleId: number) => void;
  failureOf: (memberId: number) => FailedAttempt | null;
  onRemove: (member: ProjectMember) => void;
  Note: MemberNote | undefined;
}

/** The values of the style sheet in wide containers, so that the first render already fits. */
const usualRows: AssumedRows = { rowHeightPx: 52, rowsInSight: 12 };

/** Renders the rows in sight, and the focused row wherever it is: removing it would drop the focus. */
export const MemberList = memo(function MemberList(props: MemberListProps) {
  const { members, viewer, words, roleOptions, onRoleChange, failureOf, onRemove, Note } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const { rowNumbers, rowHeightPx, onScroll } = useRowWindow(scroller, probe, members.length, usualRows);

  const focusedRow = focusedId === null ? -1 : members.findIndex(({ id }) => id === focusedId);

  const onFocus = (event: FocusEvent) => setFocusedId(members[rowOf(event.target)]?.id ?? null);
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
  };

  return (
    <TooltipArea ref={scroller} className="ak-members-list" onScroll={onScroll}>
      <div ref={probe} className="ak-members-probe" aria-hidden="true" />
      <ul
        className="ak-members-rows"
        aria-label={words.members}
        style={{ '--ak-members-count': members.length } as CSSProperties}
        {...{ onFocus, onBlur, onPointerOver: setTitleIfCut }}
      >
        {rowNumbers(focusedRow).map((row) => {
          const member = members[row] as ProjectMember;
          const permission = canChangeMember(viewer, member.id);
          return (
            <MemberRow
              key={member.id}
              row={row}
              topPx={row * rowHeightPx}
              rowCount={members.length}
              member={member}
              isOwn={member.id === viewer.userId}
              disabledReason={permission.isAllowed ? undefined : words[permission.reason]}
              failure={failureOf(member.id)}
              {...{ words, roleOptions, onRoleChange, onRemove, Note }}
            />
          );
        })}
      </ul>
    </TooltipArea>
  );
});

function rowOf(target: Element): number {
  return Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
}

const LINES = '.ak-members-name, .ak-members-email';

function setTitleIfCut(event: PointerEvent): void {
  const text = (event.target as Element).closest<HTMLElement>(LINES);
  if (text) setTitleIfTruncated(text);
}
