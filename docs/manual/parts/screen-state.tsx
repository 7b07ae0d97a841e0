import { Button, ButtonLink } from '@timemap/admin-kit/ui/button';
import { EmptyState, FailedState, ForbiddenState, LoadingState } from '@timemap/admin-kit/ui/screen-state';
import { Skeleton } from '@timemap/admin-kit/ui/skeleton';
import { type Guidances, nothing } from './guidance.ts';

export const guidances: Guidances = {
  'Empty state': {
    use: ['Where a list has loaded and has nothing, with what would be here and how to begin.'],
    avoid: [
      'Where the load failed: show a failed state.',
      'For a filter without hits: offer to clear the filter.',
    ],
    pairs: [
      {
        good: (
          <EmptyState title="No coupons yet" action={<Button variant="primary">Create Coupon</Button>}>
            A coupon lowers the price.
          </EmptyState>
        ),
        bad: <EmptyState title="No data" />,
        because: 'An empty list is the best place to say what it is for.',
      },
    ],
    keys: [['Tab', 'reaches its action.']],
    words: ['“No … yet”, with the rows’ own name.', 'One sentence about what they are for.'],
  },
  'Failed state': {
    use: ['Where data could not be loaded, in the place of that data.'],
    avoid: [
      'For an empty answer: show an empty state.',
      'While older data is there: keep it and say so above.',
    ],
    pairs: [
      {
        good: (
          <FailedState title="Failed to load stats" onRetry={nothing}>
            The server could not be reached.
          </FailedState>
        ),
        bad: <FailedState title="Something went wrong" />,
        because: 'Say what failed and why, and offer to try again where that may help.',
      },
    ],
    keys: [['Enter, Space', 'on Retry tries again. Focus stays there.']],
    words: ['“Failed to load …”, as the specification has it.', 'The reason in one sentence.'],
  },
  'Forbidden state': {
    use: ['Where a person may not see something, instead of an error.'],
    avoid: ['With Retry: it would not help.', 'Where the thing can simply be left out.'],
    pairs: [
      {
        good: (
          <ForbiddenState action={<ButtonLink href="#start">Go to Organizations</ButtonLink>}>
            Only global admins see support tickets.
          </ForbiddenState>
        ),
        bad: <ForbiddenState />,
        because: 'Say who may, and show the way out.',
      },
    ],
    keys: [['Tab', 'reaches the way out.']],
    words: ['Who may do it, not what the person lacks.'],
  },
  'Loading state': {
    use: ['For a first load, in the shape of what comes.'],
    avoid: [
      'For a refresh: keep the data, with a thin line.',
      'For less than a blink: it waits 150 ms by itself.',
    ],
    pairs: [
      {
        good: (
          <LoadingState label="Loading license">
            <Skeleton width="40%" />
            <Skeleton width="70%" />
          </LoadingState>
        ),
        bad: (
          <LoadingState>
            <Skeleton shape="block" height="120px" />
          </LoadingState>
        ),
        because: 'Nothing moves when the data is there, and screen readers hear what loads.',
      },
    ],
    keys: [],
    words: ['“Loading” and the thing. Only screen readers hear it.'],
  },
};
