import { DefinitionList } from '@timemap/admin-kit/ui/definition-list';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  'Definition list': {
    use: ['For the facts of one record, each with its name.'],
    avoid: ['For several records: use a data table.', 'For values that people edit together: use a form.'],
    pairs: [
      {
        good: (
          <DefinitionList
            items={[
              { term: 'Owner', value: 'maria@example.org' },
              { term: 'Ends', value: null },
            ]}
          />
        ),
        bad: (
          <DefinitionList
            items={[
              { term: 'Owner:', value: 'maria@example.org' },
              { term: 'Ends:', value: 'N/A' },
            ]}
          />
        ),
        because: 'Without a value, it writes the dash by itself, and no term needs a colon.',
      },
    ],
    keys: [],
    words: ['Terms are nouns, without a colon.', 'Pass null for a missing value.'],
  },
};
