import { Button } from '@timemap/admin-kit/ui/button';
import type { Guidances } from './guidance.ts';

const keys = [
  ['Tab, Shift + Tab', 'stay inside.'],
  ['Escape', 'closes it, unless it is busy. Focus returns to what opened it.'],
] as const;

export const guidances: Guidances = {
  'Alert dialog': {
    use: ['Before what cannot be undone, to name the thing and what is lost.'],
    avoid: [
      'Before what can be undone: do it, and offer Undo.',
      'For news that needs no decision: show an alert.',
    ],
    pairs: [
      {
        good: <Button variant="danger">Revoke License</Button>,
        bad: <Button variant="danger">Yes</Button>,
        because: 'Who reads only the button still knows what happens.',
      },
    ],
    keys: [...keys, ['Enter', 'presses what has the focus, which is the harmless button at first.']],
    words: [
      'The title is the action with its object.',
      'The text is what is lost, with numbers.',
      'No “Are you sure?”.',
    ],
  },
  Dialog: {
    use: ['For a short task that belongs to the page: a form, a choice, a result.'],
    avoid: ['For something that people return to or share: make it a page.', 'On top of another dialog.'],
    pairs: [
      {
        good: (
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Add 12 Users</Button>
          </>
        ),
        bad: (
          <>
            <Button variant="primary">Submit</Button>
            <Button>Cancel</Button>
          </>
        ),
        because: 'The main action stands last and says what it does, with how many.',
      },
    ],
    keys: [...keys, ['Enter', 'in a field sends the form.']],
    words: [
      'The title repeats the words of the button that opened it.',
      'Show a failure in the dialog, and keep what was typed.',
    ],
  },
};
