import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = preview.meta({ title: 'Parts/Empty state', component: EmptyState });

export const Plain = meta.story({ args: { title: 'No LTI institutions found' } });
export const WithAction = meta.story({
  args: {
    title: 'No coupons yet',
    children: 'A coupon lowers the price for the users or projects it is for.',
    action: <Button variant="primary">Create Coupon</Button>,
  },
});
