import preview from '../../../../../.storybook/preview.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = preview.meta({ title: 'Parts/Page header', component: PageHeader });

export const Title = meta.story({ args: { title: 'Statistics' } });
export const WithCountAndAction = meta.story({
  args: {
    title: 'Coupons',
    count: 1234,
    above: <Breadcrumbs items={[{ label: 'Global Admin', href: '/global' }, { label: 'Coupons' }]} />,
    actions: <Button variant="primary">Create Coupon</Button>,
    below: 'A coupon lowers the price for the users or projects it is for.',
  },
});
export const Crowded = meta.story({
  args: {
    title: 'A project with a name that nobody would have thought possible '.repeat(3),
    count: 100_000,
    actions: (
      <>
        <Button>Refresh</Button>
        <Button variant="primary">Add User</Button>
      </>
    ),
  },
});
