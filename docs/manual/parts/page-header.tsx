import { Button } from '@timemap/admin-kit/ui/button';
import { PageHeader } from '@timemap/admin-kit/ui/page-header';
import type { Guidances } from './guidance.ts';

export const guidances: Guidances = {
  'Page header': {
    use: ['At the top of a page, once: title, number of records and main action in one line.'],
    avoid: ['Inside a page: use a section.'],
    pairs: [
      {
        good: (
          <PageHeader
            title="Coupons"
            count={18}
            level={4}
            actions={<Button variant="primary">Create Coupon</Button>}
          />
        ),
        bad: <PageHeader title="Coupons (18)" level={4} actions={<Button>New</Button>} />,
        because: 'The number is given as a number: it is written in the person’s language and heard apart.',
      },
    ],
    keys: [['Tab', 'moves through the crumbs, then the actions.']],
    words: ['A noun, in the plural for a list.', 'Below it at most one sentence.'],
  },
};
