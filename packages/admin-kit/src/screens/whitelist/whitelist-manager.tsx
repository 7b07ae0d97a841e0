import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure, RefreshButton } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { AddEntry } from './add-entry.tsx';
import { globalWhitelist, type WhitelistAdapter } from './api.ts';
import { EntriesSection } from './entries-section.tsx';
import { whitelistMessages } from './messages.ts';
import { canManageWhitelist } from './rules.ts';
import { useWhitelist } from './use-whitelist.ts';
import './whitelist-manager.css';

const SKELETON_ROWS = ['50%', '60%', '40%', '50%'] as const;

export type WhitelistPart = 'noEntries' | 'addEntry' | 'removeEntry';

export interface WhitelistManagerProps extends ScreenRootProps {
  /** Which whitelist. Keep it stable. @default `globalWhitelist`: who may sign up */
  adapter?: WhitelistAdapter;
  /** The level of the heading in its page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<WhitelistPart, Record<never, never>, { entries: string }>;
}

/**
 * A whitelist with a filter, a button that removes each entry, and three ways to add one. Each way shows the stored
 * entries. For global admins.
 * @operation GET /global/whitelist @spec B §2, §5
 */
export function WhitelistManager(props: WhitelistManagerProps) {
  const { adapter = globalWhitelist, headingLevel = 2, ...rest } = props;
  const words = useMessages(whitelistMessages);
  const { session } = useAdminKit();
  const permission = canManageWhitelist(session);
  return (
    <ScreenRoot {...rest} screen="whitelist-manager" resetKey={adapter.id}>
      {permission.isAllowed ? (
        <WhitelistContent key={adapter.id} adapter={adapter} level={headingLevel} />
      ) : (
        <ForbiddenState>{words[permission.reason]}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

function WhitelistContent({ adapter, level }: { adapter: WhitelistAdapter; level: 2 | 3 | 4 }) {
  const words = useMessages(whitelistMessages);
  const { title, loadFailed } = useMessages(adapter.messages);
  const { read, add, remove } = useWhitelist(adapter);
  return (
    <Section
      isScreenHeading
      title={title}
      level={level}
      hasPadding={false}
      className="ak-whitelist-manager-section"
      actions={<RefreshButton read={read} label={words.reload} />}
    >
      {read.status === 'ready' && read.isRefreshing && (
        <Progress label={words.loading} className="ak-whitelist-manager-progress" />
      )}
      {read.status === 'loading' && (
        <LoadingState label={words.loading} className="ak-whitelist-manager-loading">
          {SKELETON_ROWS.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            <Skeleton key={index} width={width} />
          ))}
        </LoadingState>
      )}
      <ReadFailure read={read} title={loadFailed} className="ak-whitelist-manager-alert" />
      {read.status === 'ready' && (
        <div className="ak-whitelist-manager-content">
          <Replaceable name="addEntry">
            <AddEntry id={adapter.id} entries={read.data} add={add} />
          </Replaceable>
          <EntriesSection adapter={adapter} entries={read.data} remove={remove} />
        </div>
      )}
    </Section>
  );
}
