import { Breadcrumbs } from '@timemap/admin-kit/ui/breadcrumbs';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  Breadcrumbs: {
    use: [
      'Above the title of a page that has pages above it.',
      'As the way up, with one link for each page.',
    ],
    avoid: [
      'On a first page.',
      'For the steps of a task: they are no places.',
      'For views of one record: use tabs.',
    ],
    pairs: [
      {
        good: <Breadcrumbs items={[{ label: 'Users', href: '#users' }, { label: 'Freya Mistry' }]} />,
        bad: <Breadcrumbs items={[{ label: 'Back', href: '#users' }, { label: 'Details' }]} />,
        because: 'Each step is the title of its page, so people know where a press leads.',
      },
    ],
    keys: [['Tab', 'moves through the links. The last step is this page and no link.']],
    words: ['The titles of the pages, letter by letter.', 'The last step is the name of the record.'],
  },
};
