import { Button } from '@timemap/admin-kit/ui/button';
import { Section } from '@timemap/admin-kit/ui/section';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Section: {
    use: ['For one subject of a page, with its heading and its actions.'],
    avoid: ['Inside another section’s card.', 'Without a heading: use plain text.'],
    pairs: [
      {
        good: (
          <Section title="License" level={4} actions={<Button size="small">Refresh</Button>}>
            24 of 30 seats are taken.
          </Section>
        ),
        bad: (
          <Section title="License information" level={4}>
            <Section title="Seats" level={4}>
              24 of 30
            </Section>
          </Section>
        ),
        because: 'One card for one subject. Boxes in boxes say nothing.',
      },
    ],
    keys: [['Tab', 'moves through its actions, then its content.']],
    words: ['A heading of one or two words.', 'The level follows the heading above it.'],
  },
};
