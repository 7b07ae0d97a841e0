import { Alert } from '@timemap/admin-kit/ui/alert';
import { Button } from '@timemap/admin-kit/ui/button';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Alert: {
    use: [
      'For what a person must know about the section below it: a refusal, a limit, a result.',
      'Above the thing it speaks of, at the width of that thing.',
    ],
    avoid: [
      'For one field: give the error to the field.',
      'For a success that needs no reading: show a toast.',
      'For a whole view that could not be loaded: show a failed state.',
    ],
    pairs: [
      {
        good: (
          <Alert tone="danger" action={<Button size="small">Retry</Button>}>
            The users could not be loaded. Check the connection.
          </Alert>
        ),
        bad: <Alert tone="danger">Error 503</Alert>,
        because: 'Say what failed and what to do, and put the way out beside it.',
      },
    ],
    keys: [['Tab', 'moves to its action, then to Dismiss. The alert itself takes no focus.']],
    words: ['One or two sentences, with a full stop.', 'The server’s own words stay as they are.'],
  },
};
