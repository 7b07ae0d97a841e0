import { useMessages } from '../../messages/messages.ts';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { ProjectAccess } from './use-project-access.ts';

const SKELETON_ROWS = ['70%', '50%', '60%', '50%', '70%'] as const;

/** What is said of the members beside the list: that they load, that there are none, or that loading failed. */
export function MembersLoad({ access: { members, adapter } }: { access: ProjectAccess }) {
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
  if (members.status === 'ready' && members.data.length === 0) return <EmptyState title={words.noMembers} />;
  if (!adapter.isMemberLoadSilent) {
    return <LoadFailure read={members} title={words.membersFailed} retryLabel={words.retry} />;
  }
  // No message, as specified, but nobody may take it for a project without members.
  return members.status === 'failed' ? (
    <p className="ak-project-access-hint">{words.membersNotLoaded}</p>
  ) : null;
}
