import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fail } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { configured, expectHeadings, put, withElements } from '../../elements/testing/put-element.ts';

withElements();

describe('<ak-license-card>', () => {
  it('says what failed when its organization cannot be read, and tries again', async () => {
    const { server, configuration } = configured();
    server.use(fail('GET /organizations/{id}', 'Not today'));
    put('<ak-license-card organization-id="2"></ak-license-card>', configuration);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not today');
    server.resetScenarios();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Disable License' })).toBeVisible();
  });

  it('has a heading of each level that the screen can give it', async () => {
    await expectHeadings('<ak-license-card organization-id="2"></ak-license-card>', [2, 3, 4]);
  });
});
