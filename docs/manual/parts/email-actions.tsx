import { EmailActions } from '@timemap/admin-kit/ui/email-actions';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  'Email actions': {
    use: ['To write to several people who must not see each other’s address.'],
    avoid: ['For one person: link the address.', 'To send anything without the person’s own mail program.'],
    pairs: [
      {
        good: <EmailActions addresses={['maria@example.org', 'ada@example.org', '']} />,
        bad: <EmailActions addresses={[]} />,
        because: 'Give it all chosen people, also those without an address: it says how many it left out.',
      },
    ],
    keys: [
      ['Enter', 'opens the mail program.'],
      ['Enter, Space', 'on Copy copies the addresses.'],
    ],
    words: ['It writes its own words, with the number of people.'],
  },
};
