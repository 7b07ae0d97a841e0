import { useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { GlobalAdminScreen } from '../../parts/global-admin-screen.tsx';
import type { ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { RefreshButton } from '../../ui/screen-state/refresh-button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { AddEntry, draftKeyOf } from './add-entry.tsx';
import { globalWhitelist, type WhitelistAdapter } from './api.ts';
import { EntriesSection } from './entries-section.tsx';
import { whitelistMessages } from './messages.ts';
import { useWhitelist } from './use-whitelist.ts';
import './whitelist-manager.css';

const SKELETON_ROWS = ['50%', '60%', '40%', '50%'] as const;

export type WhitelistPart = 'noEntries' | 'addEntry' | 'removeEntry';

export interface WhitelistManagerProps extends ScreenRootProps {
  /** Which whitelist. Keep it stable. @default `globalWhitelist`: who may sign up */
  adapter?: WhitelistAdapter;
  /** The level of the heading in its page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Begins with the field alone. The person opens the list, and typing opens it too. @default false */
  startsFolded?: boolean;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<WhitelistPart, Record<never, never>, { entries: string }>;
}

/**
 * A whitelist with a filter, a button that removes each entry, and three ways to add one. Each way shows the stored
 * entries. For global admins.
 * @operation GET /global/whitelist @spec B §2, §5
 */
export function WhitelistManager(props: WhitelistManagerProps) {
  const { adapter = globalWhitelist, headingLevel = 2, startsFolded = false, ...rest } = props;
  const words = useMessages(whitelistMessages);
  return (
    <GlobalAdminScreen
      {...rest}
      screen="whitelist-manager"
      resetKey={adapter.id}
      refusal={words.onlyGlobalAdmins}
    >
      <WhitelistContent key={adapter.id} adapter={adapter} level={headingLevel} startsFolded={startsFolded} />
    </GlobalAdminScreen>
  );
}

interface ContentProps {
  adapter: WhitelistAdapter;
  level: 2 | 3 | 4;
  startsFolded: boolean;
}

function WhitelistContent({ adapter, level, startsFolded }: ContentProps) {
  const words = useMessages(whitelistMessages);
  const { title, loadFailed } = useMessages(adapter.messages);
  const { read, add, remove } = useWhitelist(adapter);
  const { drafts } = useAdminKit();
  const countOf = useCount();
  const [isFolded, setFolded] = useState(() => startsFolded && drafts.load(draftKeyOf(adapter)) === null);
  const shapes = isFolded ? SKELETON_ROWS.slice(0, 2) : SKELETON_ROWS;
  return (
    <Section
      isScreenHeading
      title={title}
      level={level}
      hasPadding={false}
      className="ak-whitelist-manager-section"
      actions={
        <>
          {startsFolded && read.status === 'ready' && (
            <Button
              size="small"
              variant="quiet"
              aria-expanded={!isFolded}
              onClick={() => setFolded(!isFolded)}
            >
              {isFolded ? words.show(countOf(read.data.length)) : words.hide}
            </Button>
          )}
          <RefreshButton read={read} label={words.reload} />
        </>
      }
    >
      {read.status === 'ready' && read.isRefreshing && (
        <Progress label={words.loading} className="ak-whitelist-manager-progress" />
      )}
      {read.status === 'loading' && (
        <LoadingState label={words.loading} className="ak-whitelist-manager-loading">
          {shapes.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            <Skeleton key={index} width={width} />
          ))}
        </LoadingState>
      )}
      <ReadFailure read={read} title={loadFailed} className="ak-whitelist-manager-alert" />
      {read.status === 'ready' && (
        <div
          className="ak-whitelist-manager-content"
          data-state={isFolded ? 'folded' : 'open'}
          onInput={() => setFolded(false)}
        >
          <Replaceable name="addEntry">
            <AddEntry id={adapter.id} entries={read.data} add={add} />
          </Replaceable>
          {!isFolded && <EntriesSection adapter={adapter} entries={read.data} remove={remove} />}
        </div>
      )}
    </Section>
  );
}
