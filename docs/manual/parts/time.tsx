import { Time } from '@timemap/admin-kit/ui/time';
import type { Guidances } from './guidance.ts';

const value = new Date('2026-11-20T14:04:05Z');

export const guidances: Guidances = {
  Time: {
    use: ['For every date and time, in the person’s language and time zone.'],
    avoid: ['For durations: write them as words.'],
    pairs: [
      {
        good: <Time value={value} precision="date" />,
        bad: <span>11/20/26</span>,
        because: 'Day and month are written so that no country mistakes them.',
      },
    ],
    keys: [],
    words: ['As exact as the question: a day for an end, a minute for an event.'],
  },
};
