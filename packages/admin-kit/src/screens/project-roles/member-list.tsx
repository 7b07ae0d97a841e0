import type { ProjectMember } from '@timemap/admin-api';
import { type CSSProperties, type FocusEvent, memo, type PointerEvent, useRef, useState } from 'react';
import type { SelectOption } from '../../ui/field/select.tsx';
import { setTitleIfTruncated } from '../../ui/text/set-title-if-truncated.ts';
import { TooltipArea } from '../../ui/tooltip/tooltip-area.tsx';
import { type AssumedRows, useRowWindow } from '../../ui/virtual-list/use-row-window.ts';
import { type MemberNote, MemberRow } from './member-row.tsx';
import type { ProjectAccessWords } from './messages.ts';
import { type AccessViewer, canChangeMember } from './rules.ts';

interface MemberListProps {
  members: readonly ProjectMember[];
  viewer: AccessViewer;
  words: ProjectAccessWords;
  /** null while they are not loaded. */
  roleOptions: readonly SelectOption[] | null;
  onRoleChange: (memberId: number, roleId: number) => void;
  onRemove: (member: ProjectMember) => void;
  Note: MemberNote | undefined;
}

/** As the style sheet has it where there is room: then nothing is rendered twice. */
const usualRows: AssumedRows = { rowHeightPx: 52, rowsInSight: 12 };

/**
 * The members, of which only those in sight are rendered, and the one that has the focus wherever it is: a row that went
 * with the focus in it would drop it on the page. Rows are placed absolutely and in order, so that React moves none.
 */
export const MemberList = memo(function MemberList(props: MemberListProps) {
  const { members, viewer, words, roleOptions, onRoleChange, onRemove, Note } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const { from, to, rowHeightPx, onScroll } = useRowWindow(scroller, probe, members.length, usualRows);

  const focusedRow = focusedId === null ? -1 : members.findIndex(({ id }) => id === focusedId);

  const onFocus = (event: FocusEvent) => setFocusedId(members[rowOf(event.target)]?.id ?? null);
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
  };

  return (
    <TooltipArea ref={scroller} className="ak-project-access-list" onScroll={onScroll}>
      <div ref={probe} className="ak-project-access-probe" aria-hidden="true" />
      <ul
        className="ak-project-access-rows"
        aria-label={words.members}
        style={{ '--ak-project-access-count': members.length } as CSSProperties}
        {...{ onFocus, onBlur, onPointerOver: setTitleIfCut }}
      >
        {rowNumbers(from, to, focusedRow, members.length).map((row) => {
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
              {...{ words, roleOptions, onRoleChange, onRemove, Note }}
            />
          );
        })}
      </ul>
    </TooltipArea>
  );
});

/** Rows from `from` to `to`, exclusive, and the focused one before or after them where it is not among them. */
function rowNumbers(from: number, to: number, focusedRow: number, rowCount: number): number[] {
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (focusedRow >= 0 && focusedRow < from) rows.unshift(focusedRow);
  if (focusedRow >= to && focusedRow < rowCount) rows.push(focusedRow);
  return rows;
}

function rowOf(target: Element): number {
  return Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
}

const LINES = '.ak-project-access-name, .ak-project-access-email';

/** The whole of a name that its row has no room for; one that repeats what is seen would be noise. */
function setTitleIfCut(event: PointerEvent): void {
  const text = (event.target as Element).closest<HTMLElement>(LINES);
  if (text) setTitleIfTruncated(text);
}
