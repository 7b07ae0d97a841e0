import type { ProjectMember } from '@timemap/admin-api';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSaidRefresh } from '../../accessibility/use-said-refresh.ts';
import { runInSlices } from '../../browser/slices.ts';
import { errorOf, isLoading } from '../../data/use-read.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { foldForSearch, isFound, spellingsOf } from '../../text/fold.ts';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { SelectOption } from '../../ui/field/select.tsx';
import { PlusIcon, RefreshIcon } from '../../ui/icon/icons.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import type { MemberNote } from './member-list.tsx';
import { MemberList } from './member-list.tsx';
import { canAdminister } from './rules.ts';
import type { MembersAndRoles } from './use-project-roles.ts';

interface MembersSectionProps {
  access: MembersAndRoles;
  level: 2 | 3 | 4;
  /** null while they load, empty if they failed to. */
  roleOptions: readonly SelectOption[] | null;
  actions: ReactNode;
  Note: MemberNote | undefined;
  onAdd: () => void;
  onRemove: (member: ProjectMember) => void;
  onSkip: () => void;
}

const SKELETON_ROWS = ['70%', '50%', '60%', '50%', '70%'] as const;

const nobody: readonly ProjectMember[] = [];

const LONG_LIST = 10;

/** @spec A §2, B §2 */
export function MembersSection(props: MembersSectionProps) {
  const { access, level, roleOptions, actions, Note, onAdd, onRemove, onSkip } = props;
  const { adapter, viewer, members } = access;
  const words = useMessages(adapter.messages);
  const countOf = useCount();
  const [query, setQuery] = useState('');
  const add = canAdminister(viewer);
  const isRefreshing = members.status === 'ready' && members.isRefreshing;
  const isBusy = members.status !== 'loading' && isLoading(members);
  const said = useSaidRefresh(isBusy, errorOf(members) !== null);
  const all = members.status === 'ready' ? members.data : nobody;
  const found = useMemo(() => searchMembers(all, query), [all, query]);
  useEffect(() => prepareSearch(all), [all]);

  return (
    <Section
      title={words.members}
      level={level}
      hasPadding={false}
      className="ak-members-section"
      actions={
        <>
          {actions}
          <Button size="small" icon={<RefreshIcon />} isBusy={isBusy} onClick={said(access.refreshAll)}>
            {words.refresh}
          </Button>
          {(add.isAllowed || !adapter.leavesOutRefused) && (
            <Replaceable name="addMember">
              <Button
                size="small"
                variant="primary"
                icon={<PlusIcon />}
                disabledReason={add.isAllowed ? undefined : words[add.reason]}
                onClick={onAdd}
              >
                {words.addMember}
              </Button>
            </Replaceable>
          )}
        </>
      }
    >
      {isRefreshing && <Progress label={words.loadingMembers} className="ak-members-progress" />}
      <MembersLoad access={access} />
      {all.length > 0 && (
        <div className="ak-members-search">
          <SearchField
            className="ak-members-search-field"
            label={words.search}
            placeholder={words.search}
            value={query}
            onValueChange={setQuery}
          />
          <span className="ak-members-count" role="status">
            {found === all
              ? words.memberCount(countOf(all.length))
              : words.matchCount({ matches: countOf(found.length).text, all: countOf(all.length) })}
          </span>
          {found.length > LONG_LIST && (
            <Button size="small" className="ak-members-skip" onClick={onSkip}>
              {words.skipMembers}
            </Button>
          )}
        </div>
      )}
      {found.length > 0 && (
        <MemberList
          members={found}
          query={query}
          {...{ viewer, words, roleOptions, onRemove, Note }}
          onRoleChange={access.changeRole}
          failureOf={access.roleFailureOf}
        />
      )}
      {all.length > 0 && found.length === 0 && <p className="ak-members-hint">{words.noMatch}</p>}
    </Section>
  );
}

function MembersLoad({ access: { members, adapter } }: Pick<MembersSectionProps, 'access'>) {
  const words = useMessages(adapter.messages);
  if (members.status === 'loading') {
    return (
      <LoadingState label={words.loadingMembers} className="ak-members-loading">
        {SKELETON_ROWS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          <Skeleton key={index} shape="block" height="36px" width={width} />
        ))}
      </LoadingState>
    );
  }
  const isStale = members.status === 'ready' && errorOf(members) !== null;
  return (
    <>
      {!adapter.isMemberLoadSilent && (
        <ReadFailure read={members} title={words.membersFailed} className="ak-members-alert" />
      )}
      {/* The specification allows no alert here, but a failed load must not look like a complete or empty list. */}
      {adapter.isMemberLoadSilent && errorOf(members) !== null && (
        <p className="ak-members-hint">{isStale ? words.membersStale : words.membersNotLoaded}</p>
      )}
      {members.status === 'ready' && members.data.length === 0 && (
        <Replaceable name="noMembers">
          <EmptyState title={words.noMembers} />
        </Replaceable>
      )}
    </>
  );
}

const SEPARATOR = '\u0000';
const folded = new WeakMap<ProjectMember, string>();

function textOf(member: ProjectMember): string {
  const known = folded.get(member);
  if (known !== undefined) return known;
  const { displayName, username, email, id } = member;
  const text = foldForSearch([displayName, username, email, String(id)].join(SEPARATOR));
  folded.set(member, text);
  return text;
}

export function searchMembers(members: readonly ProjectMember[], query: string): readonly ProjectMember[] {
  const wanted = spellingsOf(query);
  return wanted.length === 0 ? members : members.filter((member) => isFound(wanted, textOf(member)));
}

function prepareSearch(members: readonly ProjectMember[]): () => void {
  return runInSlices(foldAll(members));
}

function* foldAll(members: readonly ProjectMember[]): Generator<void, void> {
  for (const member of members) {
    textOf(member);
    yield;
  }
}
