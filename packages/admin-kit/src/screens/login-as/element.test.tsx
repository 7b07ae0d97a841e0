import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { configured, put, withElements } from '../../elements/testing/put-element.ts';

withElements();

describe('<ak-acting-as-banner>', () => {
  it('asks to stop acting as someone', async () => {
    const { configuration } = configured();
    const kit = put('<ak-acting-as-banner username="mia"></ak-acting-as-banner>', configuration);
    const heard = vi.fn();
    document.body.addEventListener('ak-stop', heard, { once: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(kit.textContent).toContain('mia');
  });
});
