import { Meter } from '@timemap/admin-kit/ui/meter';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Meter: {
    use: ['For how much of a limit is used.'],
    avoid: ['For work that goes on: use a progress bar.', 'For a number without a limit: write it.'],
    pairs: [
      {
        good: <Meter label="Seats taken" value={24} max={20} />,
        bad: <Meter label="Seats taken" value={20} max={20} />,
        because: 'Give it the real numbers. Over the limit, the bar is full and the text says by how much.',
      },
      {
        good: <Meter label="Seats taken" value={null} max={null} />,
        bad: <Meter label="Seats taken" value={0} max={0} />,
        because: 'Unknown is not zero.',
      },
    ],
    keys: [],
    words: ['The label is what is measured: Seats taken.', 'The numbers are words of the meter: 24 of 20.'],
  },
};
