import { Button } from '@timemap/admin-kit/ui/button';
import { PlusIcon, SearchIcon, WarningIcon } from '@timemap/admin-kit/ui/icon';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Icon: {
    use: ['Beside a word that it supports.', 'Alone only in an icon button, which has the word as its name.'],
    avoid: [
      'As decoration.',
      'With two meanings on one page.',
      'To tell a state by its color alone: add the word.',
    ],
    pairs: [
      {
        good: <Button icon={<PlusIcon />}>Add User</Button>,
        bad: <Button icon={<SearchIcon />}>Add User</Button>,
        because: 'An icon has one meaning everywhere.',
      },
      {
        good: (
          <span>
            <WarningIcon /> 4 seats over the limit
          </span>
        ),
        bad: <WarningIcon />,
        because: 'The word is what people can read, hear and search.',
      },
    ],
    keys: [],
    words: ['None: screen readers skip it.'],
  },
};
