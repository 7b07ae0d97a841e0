import { Button } from '@timemap/admin-kit/ui/button';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Toast: {
    use: ['For what just succeeded and needs no answer, with Undo where there is one.'],
    avoid: [
      'For failures that need reading: show an alert at the place.',
      'For what is seen on the page anyway.',
    ],
    pairs: [
      {
        good: <Button size="small">Undo</Button>,
        bad: <Button size="small">OK</Button>,
        because: 'Its one action takes something back. It goes away by itself.',
      },
    ],
    keys: [['Tab', 'reaches its action and Dismiss, after the page. It waits while the focus is inside.']],
    words: ['What was done to whom, in the past: Removed maria from Faculty of Arts.', 'One sentence.'],
  },
};
