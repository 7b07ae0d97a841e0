import { Link } from '@timemap/admin-kit/ui/link';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Link: {
    use: ['To go somewhere, in a sentence or a cell.', 'Quiet in a table whose rows all have one.'],
    avoid: ['To do something: use a button.', 'As the main way on: use a button link.'],
    pairs: [
      {
        good: (
          <span>
            A project of <Link href="#arts">Faculty of Arts</Link>.
          </span>
        ),
        bad: (
          <span>
            Click <Link href="#arts">here</Link> for the organization.
          </span>
        ),
        because: 'Screen readers list links without their surroundings.',
      },
    ],
    keys: [['Enter', 'follows it. The browser’s keys for new tabs work.']],
    words: ['The name of what it leads to.', 'No “here”, no bare address.'],
  },
};
