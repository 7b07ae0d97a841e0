import { Checkbox, CheckboxList } from '@timemap/admin-kit/ui/checkbox';
import { type Guidances, nothing } from './guidance.ts';

const keys = [['Space', 'checks or clears it.']] as const;

export const guidances: Guidances = {
  Checkbox: {
    use: [
      'For a yes-or-no choice, in a form or saved immediately.',
      'The mixed state: some of its items are checked.',
    ],
    avoid: ['For an action: use a button.', 'For one of several: use a select field.'],
    pairs: [
      {
        good: <Checkbox label="Show the project to guests" isChecked onCheckedChange={nothing} />,
        bad: <Checkbox label="Do not hide the project from guests" isChecked onCheckedChange={nothing} />,
        because: 'Checked means yes. A negation has to be read twice.',
      },
    ],
    keys,
    words: ['What is true when it is checked.', 'A description for the consequence, in one sentence.'],
  },
  'Checkbox list': {
    use: ['For several answers to one question, under one legend.'],
    avoid: ['For one box: use a checkbox.', 'For more than about thirty: use a table with a filter.'],
    pairs: [
      {
        good: (
          <CheckboxList
            legend="Permissions of Reviewers"
            items={[{ value: '1', label: 'View Timelines', isChecked: true }]}
            onCheckedChange={nothing}
          />
        ),
        bad: (
          <CheckboxList
            legend="Options"
            items={[{ value: '1', label: 'View Timelines', isChecked: true }]}
            onCheckedChange={nothing}
          />
        ),
        because: 'The legend is the question. Screen readers say it with each box.',
      },
    ],
    keys,
    words: [
      'A legend that names whose boxes these are.',
      'One reason above all of them if none can be changed.',
    ],
  },
};
