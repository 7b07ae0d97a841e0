import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { FreeScreenBoundary } from '../../parts/screen-boundary.tsx';
import { type TrialButtonsProps, TrialSteps } from './trial-steps.tsx';

export type { TrialButtonsProps };

const TrialDialog = lazyPart('trial-dialog', () => import('./user-list-tools.tsx'), 'TrialDialog');

/**
 * Three separate requests. A step asks first if the trial has an end date, because no step can restore it. @spec B §4
 */
export function TrialButtons(props: TrialButtonsProps) {
  return (
    <FreeScreenBoundary screen="trial-buttons" resetKey={props.user?.id}>
      <Buttons {...props} />
    </FreeScreenBoundary>
  );
}

function Buttons(props: TrialButtonsProps) {
  usePreload(TrialDialog);
  return <TrialSteps {...props} question={TrialDialog} />;
}
