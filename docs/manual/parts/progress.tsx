import { Progress, Spinner } from '@timemap/admin-kit/ui/progress';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Progress: {
    use: [
      'For work with a known number of steps: a job over 30 people.',
      'Without a value where the number is unknown.',
    ],
    avoid: [
      'For the first load of a view: show its shape with a loading state.',
      'For a share of a limit: use a meter.',
    ],
    pairs: [
      {
        good: <Progress label="Adding users" value={3} max={12} />,
        bad: <Progress label="Working" />,
        because: 'Say what is done, and how far it is, if that is known.',
      },
    ],
    keys: [],
    words: ['A verb with -ing and its object: Adding users.'],
  },
  Spinner: {
    use: ['Inside a control that waits for its own answer.'],
    avoid: ['For a page or a section: use a loading state.', 'Without a word beside it.'],
    pairs: [
      {
        good: (
          <span>
            <Spinner /> Checking 12 deals
          </span>
        ),
        bad: <Spinner />,
        because: 'The wheel is silent. The word says what is waited for.',
      },
    ],
    keys: [],
    words: ['None: the words stand beside it.'],
  },
};
