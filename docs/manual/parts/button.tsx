import { Button, ButtonLink, CopyButton, IconButton } from '@timemap/admin-kit/ui/button';
import { TrashIcon } from '@timemap/admin-kit/ui/icon';
import type { Guidances } from './guidance.ts';

const press = ['Enter, Space', 'presses it. Holding Enter presses once.'] as const;

export const guidances: Guidances = {
  Button: {
    use: [
      'To do something: save, add, remove, load.',
      'Primary for the one main action of a view. Danger in the dialog that asks, danger-quiet before it.',
    ],
    avoid: [
      'To go to another page: use a link or a button link.',
      'For several actions on one row: use a menu.',
      'To switch something on: use a checkbox.',
    ],
    pairs: [
      {
        good: (
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Create License</Button>
          </>
        ),
        bad: (
          <>
            <Button variant="primary">Cancel</Button>
            <Button variant="primary">OK</Button>
          </>
        ),
        because: 'One primary button for each view, with a verb that says what will happen.',
      },
      {
        good: <Button disabledReason="Only global admins can create licenses.">Create License</Button>,
        bad: (
          <button type="button" disabled>
            Create License
          </button>
        ),
        because: 'A button that cannot be used says why, and can be reached to ask it.',
      },
    ],
    keys: [press, ['Tab', 'reaches it also while it is busy or disabled with a reason.']],
    words: [
      'A verb and its object: Add User.',
      'The label stays the same while it is busy.',
      'No exclamation marks.',
    ],
  },
  'Button link': {
    use: ['For a link that is the main way on and looks like a button.', 'For mail and files too.'],
    avoid: ['To change data: use a button.', 'Inside a sentence: use a link.'],
    pairs: [
      {
        good: <ButtonLink href="#users">Manage Users</ButtonLink>,
        bad: <ButtonLink href="#users">Click here</ButtonLink>,
        because: 'Screen readers list links without their surroundings, so the label names the goal.',
      },
    ],
    keys: [['Enter', 'follows it. The browser’s keys for new tabs work.']],
    words: ['A verb and where it leads.'],
  },
  'Copy button': {
    use: [
      'Beside an id, a key or an address that people paste elsewhere.',
      'With isSecret for what must not appear on the screen.',
    ],
    avoid: ['For whole tables: offer a CSV file.', 'For text that people read rather than paste.'],
    pairs: [
      {
        good: <CopyButton text="40127" label="Copy license ID" />,
        bad: <CopyButton text="40127" label="Copy" />,
        because: 'Several of them stand on one page. The name says what is copied.',
      },
    ],
    keys: [press],
    words: ['“Copy” and the thing: Copy license ID.', 'It says by itself that it has copied.'],
  },
  'Icon button': {
    use: ['For a well-known action where a label has no room: refresh, remove, close.'],
    avoid: [
      'For the main action of a view: use a button with its label.',
      'For an icon that needs explaining.',
    ],
    pairs: [
      {
        good: <IconButton label="Remove maria@example.org" icon={<TrashIcon />} variant="danger-quiet" />,
        bad: <IconButton label="Remove" icon={<TrashIcon />} variant="danger-quiet" />,
        because: 'Repeated in each row, it carries the name of its row.',
      },
    ],
    keys: [press],
    words: ['The label is its name and its tooltip: a verb and its object.'],
  },
};
