import { ApiError } from '@timemap/admin-api';
import { Alert } from '@timemap/admin-kit/ui/alert';
import { Checkbox } from '@timemap/admin-kit/ui/checkbox';
import { type FailedAttempt, NotSaved } from '@timemap/admin-kit/ui/not-saved';
import { type Guidances, nothing } from './guidance.ts';

const locked: FailedAttempt = {
  error: new ApiError('refused', 'POST /licenses/toggle', {
    status: 409,
    serverText: 'The license is locked',
  }),
  retry: nothing,
};
const switches = ['Verified', 'Grandfathered'] as const;

export const guidances: Guidances = {
  'Not saved': {
    use: ['Around a control that saves immediately: shows a failed save beside it, with Retry.'],
    avoid: [
      'In a form with a Save button: show the failure in the form.',
      'For failed reads: show a failed state.',
    ],
    pairs: [
      {
        good: switches.map((label, index) => (
          <NotSaved key={label} failure={index === 0 ? locked : null} showsSavedValue>
            {(describedBy) => (
              <Checkbox
                label={label}
                isChecked={false}
                onCheckedChange={nothing}
                aria-describedby={describedBy}
              />
            )}
          </NotSaved>
        )),
        bad: (
          <>
            <Alert tone="danger" title="A change was not saved." />
            {switches.map((label) => (
              <Checkbox key={label} label={label} isChecked={false} onCheckedChange={nothing} />
            ))}
          </>
        ),
        because: 'The mark stands at the control that failed, with the reason and Retry.',
      },
    ],
    keys: [['Tab', 'moves from the control to its mark, which says why. A press tries again.']],
    words: ['It writes its own words, and the server’s reason in full.'],
  },
};
