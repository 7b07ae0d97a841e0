import { Status } from '@timemap/admin-kit/ui/status';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Status: {
    use: ['For the state of a record, as one word with a dot.'],
    avoid: ['For a number: write it.', 'For news: show an alert.', 'For something that can be pressed.'],
    pairs: [
      {
        good: <Status tone="danger">Over the limit</Status>,
        bad: <Status tone="accent">Over the limit</Status>,
        because: 'The color is the consequence: red is wrong, amber is soon, green is done, gray is neither.',
      },
      {
        good: <Status tone="neutral">Disabled</Status>,
        bad: <Status tone="danger">Disabled</Status>,
        because: 'What was chosen so is no fault.',
      },
    ],
    keys: [],
    words: ['One or two words, the same everywhere.', 'The word says it all: the color only helps.'],
  },
};
