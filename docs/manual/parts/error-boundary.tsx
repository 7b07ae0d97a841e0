import { ErrorBoundary } from '@timemap/admin-kit/ui/error-boundary';
import { Section } from '@timemap/admin-kit/ui/section';
import type { Guidances } from './guidance.ts';

function BrokenPart(): never {
  throw new Error('broken on purpose');
}

const license = <Section title="License">Valid until 31 December.</Section>;

export const guidances: Guidances = {
  'Error boundary': {
    use: ['Around each part of a page that may fail without the rest: a panel, a card, a slot of yours.'],
    avoid: [
      'For failed calls: show a failed state.',
      'Once around everything only: one fault would take the page.',
    ],
    pairs: [
      {
        good: (
          <>
            <ErrorBoundary>
              <BrokenPart />
            </ErrorBoundary>
            {license}
          </>
        ),
        bad: (
          <ErrorBoundary>
            <BrokenPart />
            {license}
          </ErrorBoundary>
        ),
        because: 'One boundary for each part: what works stays in use while another part has failed.',
      },
    ],
    keys: [['Tab', 'reaches Retry.']],
    words: ['It says that this part stopped working, and never shows the program’s own message.'],
  },
};
