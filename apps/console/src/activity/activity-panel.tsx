import { ActivityPanel, type ActivityPanelProps } from '@timemap/admin-kit/activity';
import { KeepChoice } from '../session/keep-choice.tsx';

// A separate module, so that the log, which loads first, does not bring the panel with it.
export default function KeptActivityPanel(props: ActivityPanelProps) {
  return (
    <>
      <ActivityPanel
        {...props}
        description="What happened in this browser while you were logged in, in all its tabs, for 30 days."
      />
      <div className="console-activity-keep">
        <KeepChoice of="activity" />
      </div>
    </>
  );
}
