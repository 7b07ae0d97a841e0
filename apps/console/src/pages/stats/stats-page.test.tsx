import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../../testing/open-console.tsx';

it('Back shows the tab of the address again, which names none for Global', async () => {
  const { user, router, address } = await openConsole('/stats', { as: 'globalAdmin' });
  await user.click(await screen.findByRole('tab', { name: 'LTI' }));
  await waitFor(() => expect(address()).toBe('/stats?tab=lti'));
  await router.navigate(-1);
  await waitFor(() => expect(address()).toBe('/stats'));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Global' })).toHaveAttribute('aria-selected', 'true'),
  );
});
