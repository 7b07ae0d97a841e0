import {
  NumberField,
  PasswordField,
  SearchField,
  SelectField,
  TextArea,
  TextField,
} from '@timemap/admin-kit/ui/field';
import { type Guidances, nothing } from './guidance.ts';

const roles = [
  { value: '0', label: 'Owner' },
  { value: '1', label: 'Member' },
];
const label = 'A label of one to three words, without a colon.';
const error = 'An error says what to type: Enter a whole number, 1 or more.';

export const guidances: Guidances = {
  'Number field': {
    use: ['For a whole number that is typed: seats, months, people.'],
    avoid: ['For ids and codes, which nobody adds up: use a text field.', 'In a table: use a cell number.'],
    pairs: [
      {
        good: (
          <NumberField
            label="Seats"
            value="1"
            min={1}
            hint="How many people can join."
            onValueChange={nothing}
          />
        ),
        bad: <NumberField label="Seats (Integer)" value="1" min={1} onValueChange={nothing} />,
        because: 'Say what the number is for. It refuses text that is not a number.',
      },
    ],
    keys: [['Digits', 'are typed. The arrow keys and the wheel change nothing by accident.']],
    words: [label, 'A unit in the label or the hint.', error],
  },
  'Password field': {
    use: ['For a password or a key that is typed.'],
    avoid: ['For a secret that is shown to be copied: use a copy button with isSecret.'],
    pairs: [
      {
        good: <PasswordField label="Password" />,
        bad: <TextField label="Password" type="password" />,
        because: 'It can be shown while typing, and password managers know it.',
      },
    ],
    keys: [
      ['Tab', 'moves on to Show password.'],
      ['Space', 'shows or hides it.'],
    ],
    words: [label, 'The server decides what is right: no rules in advance.'],
  },
  'Search field': {
    use: ['To narrow a list that is on the page, with each letter.'],
    avoid: ['For a value that is sent: use a text field.'],
    pairs: [
      {
        good: (
          <SearchField label="Search members" placeholder="Search members" value="" onValueChange={nothing} />
        ),
        bad: <SearchField label="Search" placeholder="Search…" value="" onValueChange={nothing} />,
        because: 'A page may have several. The label says what is searched.',
      },
    ],
    keys: [['Escape', 'empties it.']],
    words: ['“Search” or “Filter” and the rows: Search members.'],
  },
  'Select field': {
    use: ['For one of about three to twenty values.'],
    avoid: ['For yes and no: use a checkbox.', 'For people and records: use a search.'],
    pairs: [
      {
        good: (
          <SelectField
            label="Role"
            value=""
            placeholder="Select a role"
            options={roles}
            onValueChange={nothing}
          />
        ),
        bad: <SelectField label="Role" value="0" options={roles} onValueChange={nothing} />,
        because: 'Nothing is chosen in advance where a wrong choice has consequences.',
      },
    ],
    keys: [
      ['Arrow keys, letters', 'choose, as the browser’s own list does.'],
      ['Space', 'opens the list.'],
    ],
    words: [label, 'Values of one kind, in the order in which people look for them.'],
  },
  'Text area': {
    use: ['For text of several lines, also pasted.', 'With a limit where the server has one: it counts.'],
    avoid: ['For one line: use a text field.'],
    pairs: [
      {
        good: (
          <TextArea label="Description" value="Quays and warehouses." limit={2500} onValueChange={nothing} />
        ),
        bad: (
          <TextArea label="Description (max. 2500)" value="Quays and warehouses." onValueChange={nothing} />
        ),
        because: 'The counter says how much room is left, and cuts nothing off.',
      },
    ],
    keys: [
      ['Enter', 'begins a line.'],
      ['Ctrl or ⌘ + Enter', 'sends the form.'],
    ],
    words: [label, error],
  },
  'Text field': {
    use: ['For one line that is typed: a name, an address, a code.'],
    avoid: ['To search: use a search field.', 'For text that nobody changes: show it.'],
    pairs: [
      {
        good: <TextField label="Organization name" isRequired hint="Shown to every member." />,
        bad: <TextField label="" aria-label="Organization name" placeholder="Organization name*" />,
        because: 'A placeholder goes away with the first letter. The label and the hint stay.',
      },
    ],
    keys: [['Enter', 'sends the form, except while an input method composes.']],
    words: [label, 'A hint is a sentence. A placeholder is an example or nothing.', error],
  },
};
