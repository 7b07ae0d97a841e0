import { JsonViewer } from '@timemap/admin-kit/ui/json-viewer';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  'JSON viewer': {
    use: ['For data that support reads as it was received, also if it is broken or huge.'],
    avoid: ['For facts with a known meaning: use a definition list.', 'For editing.'],
    pairs: [
      {
        good: <JsonViewer label="App state" text='{"project":29,"token":"t-9f2"}' />,
        bad: <pre>{'{"project":29,"token":"t-9f2"}'}</pre>,
        because: 'It hides secrets, folds, searches, and copies a value or its path.',
      },
    ],
    keys: [
      ['Arrow keys', 'move through the lines, open and close.'],
      ['Home, End', 'move to the first and the last line.'],
      ['Enter', 'in the search goes to the next hit, Shift + Enter to the one before.'],
    ],
    words: ['The label is what the data is: App state.'],
  },
};
