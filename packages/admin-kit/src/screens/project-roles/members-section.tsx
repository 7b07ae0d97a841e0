import type { ProjectMember } from '@timemap/admin-api';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { errorOf, isLoading } from '../../data/use-read.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import type { SelectOption } from '../../ui/field/select.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { MemberList } from './member-list.tsx';
import type { MemberNote } from './member-row.tsx';
import { prepareSearchInIdleTime, searchMembers } from './member-search.ts';
import { canAdminister } from './rules.ts';
import type { ProjectAccess } from './use-project-access.ts';

interface MembersSectionProps {
  access: ProjectAccess;
  level: 2 | 3 | 4;
  roleOptions: readonly SelectOption[] | null;
  actions: ReactNode;
  Note: MemberNote | undefined;
  onAdd: () => void;
  onRemove: (member: ProjectMember) => void;
  /** Leads the keyboard past a list in which every row has its stops. */
  onSkip: () => void;
}

const SKELETON_ROWS = ['70%', '50%', '60%', '50%', '70%'] as const;

const nobody: readonly ProjectMember[] = [];

/** Fewer rows than this are passed quickly. */
const LONG_LIST = 10;

/** The members, found by a search, each with a role and the way out. @spec A §2, B §2 */
export function MembersSection(props: MembersSectionProps) {
  const { access, level, roleOptions, actions, Note, onAdd, onRemove, onSkip } = props;
  const { adapter, viewer, members } = access;
  const words = useMessages(adapter.messages);
  const countOf = useCount();
  const [query, search] = useState('');
  const add = canAdminister(viewer);
  const isRefreshing = members.status === 'ready' && members.isRefreshing;
  const all = members.status === 'ready' ? members.data : nobody;
  const found = useMemo(() => searchMembers(all, query), [all, query]);
  useEffect(() => prepareSearchInIdleTime(all), [all]);

  return (
    <Section
      title={words.members}
      level={level}
      hasPadding={false}
      className="ak-project-access-section"
      actions={
        <>
          {actions}
          <Button
            size="small"
            icon={<Icon name="refresh" />}
            isBusy={members.status !== 'loading' && isLoading(members)}
            onClick={access.refreshAll}
          >
            {words.refresh}
          </Button>
          {(add.isAllowed || !adapter.leavesOutRefused) && (
            <Button
              size="small"
              variant="primary"
              icon={<Icon name="plus" />}
              disabledReason={add.isAllowed ? undefined : words[add.reason]}
              onClick={onAdd}
            >
              {words.addMember}
            </Button>
          )}
        </>
      }
    >
      {isRefreshing && <Progress label={words.loadingMembers} className="ak-project-access-progress" />}
      <MembersLoad access={access} />
      {all.length > 0 && (
        <div className="ak-project-access-search">
          <SearchField
            className="ak-project-access-search-field"
            label={words.search}
            placeholder={words.search}
            value={query}
            onValueChange={search}
          />
          <span className="ak-project-access-count" role="status">
            {found === all
              ? words.memberCount(countOf(all.length))
              : words.matchCount({ matches: countOf(found.length).text, all: countOf(all.length) })}
          </span>
          {found.length > LONG_LIST && (
            <Button size="small" className="ak-project-access-skip" onClick={onSkip}>
              {words.skipMembers}
            </Button>
          )}
        </div>
      )}
      {found.length > 0 && (
        <MemberList
          members={found}
          {...{ viewer, words, roleOptions, onRemove, Note }}
          onRoleChange={access.changeRole}
        />
      )}
      {all.length > 0 && found.length === 0 && <p className="ak-project-access-hint">{words.noMatch}</p>}
    </Section>
  );
}

/** How the members are loading, and that there are none. */
function MembersLoad({ access: { members, adapter } }: Pick<MembersSectionProps, 'access'>) {
  const words = useMessages(adapter.messages);
  if (members.status === 'loading') {
    return (
      <LoadingState label={words.loadingMembers} className="ak-project-access-loading">
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
        <ReadFailure read={members} title={words.membersFailed} className="ak-project-access-alert" />
      )}
      {/* No alert, as specified, but an old list must not pass for the newest and a missing one not for an empty one. */}
      {adapter.isMemberLoadSilent && errorOf(members) !== null && (
        <p className="ak-project-access-hint">{isStale ? words.membersStale : words.membersNotLoaded}</p>
      )}
      {members.status === 'ready' && members.data.length === 0 && <EmptyState title={words.noMembers} />}
    </>
  );
}
