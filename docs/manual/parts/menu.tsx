import { Button } from '@timemap/admin-kit/ui/button';
import { SelectField } from '@timemap/admin-kit/ui/field';
import { DownloadIcon } from '@timemap/admin-kit/ui/icon';
import { CsvSeparatorMenu, Menu } from '@timemap/admin-kit/ui/menu';
import { type Guidances, nothing } from './guidance.ts';

const keys = [
  ['Enter, Space, Down Arrow', 'opens it on the first entry, Up Arrow on the last.'],
  ['Arrow keys, Home, End, letters', 'move between the entries.'],
  ['Escape', 'closes it. Focus returns to its button.'],
] as const;

export const guidances: Guidances = {
  Menu: {
    use: [
      'For the further actions on a row or a page.',
      'For choices that are seldom changed: columns, sorting.',
    ],
    avoid: [
      'For one action: use a button.',
      'For the main action, which must be seen.',
      'For a value of a form: use a select field.',
    ],
    pairs: [
      {
        good: (
          <Menu
            label="Actions for maria@example.org"
            entries={[
              { label: 'Copy id', onSelect: nothing },
              { kind: 'separator' },
              { label: 'Remove', isDanger: true, onSelect: nothing },
            ]}
          />
        ),
        bad: (
          <Menu
            label="More"
            entries={[
              { label: 'Remove', isDanger: true, onSelect: nothing },
              { label: 'Copy id', onSelect: nothing },
            ]}
          />
        ),
        because: 'It is named after its row, and what destroys stands last, apart from the rest.',
      },
    ],
    keys: [...keys, ['Space', 'changes a choice and leaves the menu open.']],
    words: ['Entries are verbs.', 'An entry that cannot be used stays, with its reason.'],
  },
  'Separator menu': {
    use: ['Beside each button that saves a CSV file: spreadsheets differ by country.'],
    avoid: ['On a settings page. The browser keeps the choice.'],
    pairs: [
      {
        good: (
          <>
            <Button icon={<DownloadIcon />}>Export CSV</Button>
            <CsvSeparatorMenu />
          </>
        ),
        bad: (
          <>
            <SelectField
              label="Separator"
              options={[{ value: 'comma', label: 'Comma' }]}
              value="comma"
              onValueChange={nothing}
            />
            <Button icon={<DownloadIcon />}>Export CSV</Button>
          </>
        ),
        because: 'Most people never change it, so it takes no field and no question before the file.',
      },
    ],
    keys,
    words: ['It writes its own words.'],
  },
};
