import { useMessages } from '@timemap/admin-kit';
import { ActivityPanel, type ActivityPanelProps } from '@timemap/admin-kit/activity';
import { KeepChoice } from '../session/keep-choice.tsx';
import { shellMessages } from '../shell/messages.ts';

// A separate module, so that the log, which loads first, does not load the panel too.
export default function KeptActivityPanel(props: ActivityPanelProps) {
  return (
    <>
      <ActivityPanel {...props} description={useMessages(shellMessages).activityNote} />
      <div className="console-activity-keep">
        <KeepChoice of="activity" />
      </div>
    </>
  );
}
