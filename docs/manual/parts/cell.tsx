import { CellCheckbox, CellNumber, CellSelect } from '@timemap/admin-kit/ui/cell';
import { type Guidances, nothing } from './guidance.ts';

const roles = [
  { value: '0', label: 'Guest' },
  { value: '1', label: 'Admin' },
];

export const guidances: Guidances = {
  'Cell checkbox': {
    use: ['For a yes-or-no value in a table row, saved immediately.'],
    avoid: [
      'In a form: use a checkbox with its visible label.',
      'For what cannot be undone: use a button that asks.',
    ],
    pairs: [
      {
        good: <CellCheckbox label="Verified, maria@example.org" isChecked onCheckedChange={nothing} />,
        bad: <CellCheckbox label="Verified" isChecked onCheckedChange={nothing} />,
        because: 'The heading of the column is not heard in the cell. The label names column and row.',
      },
    ],
    keys: [['Space', 'changes it and saves.']],
    words: ['Column, row: Verified, maria@example.org.'],
  },
  'Cell number': {
    use: ['For a number that is edited in its table.', 'With a note for what a number means: 0, no limit.'],
    avoid: ['For numbers that nobody changes: show text.', 'In a form: use a number field.'],
    pairs: [
      {
        good: <CellNumber label="Months, SPRING-26" value={0} note="no limit" onCommit={nothing} />,
        bad: <CellNumber label="Months, SPRING-26" value={0} onCommit={nothing} />,
        because: 'A special value says what it means.',
      },
    ],
    keys: [
      ['Enter, Tab', 'saves what was typed.'],
      ['Escape', 'brings the saved number back.'],
    ],
    words: ['Column, row: Months, SPRING-26.', 'A note has one or two words.'],
  },
  'Cell select': {
    use: ['For one of a few values, changed in its row.'],
    avoid: ['For two values that are yes and no: use a checkbox.', 'In a form: use a select field.'],
    pairs: [
      {
        good: <CellSelect label="Role of Maria" options={roles} value="0" onValueChange={nothing} />,
        bad: <CellSelect label="Role" options={roles} value="0" onValueChange={nothing} />,
        because: 'Repeated in each row, it carries the name of its row.',
      },
    ],
    keys: [['Arrow keys, letters', 'choose, as the browser’s own list does.']],
    words: ['“Role of Maria”.', 'An unknown value is shown as such, with its id.'],
  },
};
