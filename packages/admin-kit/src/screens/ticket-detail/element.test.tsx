import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { configured, put, withElements } from '../../elements/testing/put-element.ts';

withElements();

describe('<ak-ticket-detail>', () => {
  it('reports that single keys were turned off, and has it as an attribute', async () => {
    const { configuration } = configured();
    const kit = put('<ak-ticket-detail ticket-id="1" has-shortcuts></ak-ticket-detail>', configuration);
    const heard: boolean[] = [];
    kit.addEventListener('ak-shortcuts-changed', ({ detail }) => heard.push(detail.hasShortcuts));
    const named = { name: 'Keyboard Shortcuts' };
    const shortcuts = await screen.findByRole('checkbox', named);
    await userEvent.click(shortcuts);
    expect(shortcuts).not.toBeChecked();
    expect(heard).toEqual([false]);
    expect(kit.querySelector('ak-ticket-detail')?.getAttribute('has-shortcuts')).toBe('false');
  });

  it('takes single keys from the whole page only where the page asks for it', async () => {
    const { server, configuration } = configured();
    const kit = put('<ak-ticket-detail ticket-id="1"></ak-ticket-detail>', configuration);
    await screen.findByRole('button', { name: 'Set Resolved' });
    const writes = () => server.requests().filter(({ method }) => method === 'PUT').length;
    await userEvent.keyboard('r');
    expect(writes()).toBe(0);
    kit.querySelector('ak-ticket-detail')?.setAttribute('has-page-shortcuts', '');
    await screen.findByRole('checkbox', { name: 'Keyboard Shortcuts', description: '' });
    const anywhere = screen.getByRole('checkbox', { name: 'Letters change the ticket from anywhere' });
    await userEvent.click(anywhere);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('r');
    await waitFor(() => expect(writes()).toBe(1));
    await userEvent.click(anywhere);
  });

  it('takes them from the ticket that comes in the place of the one with the focus', async () => {
    const { server, configuration } = configured();
    const kit = put('<ak-ticket-detail ticket-id="1"></ak-ticket-detail>', configuration);
    const anywhere = await screen.findByRole('checkbox', { name: 'Letters change the ticket from anywhere' });
    await userEvent.click(anywhere);
    screen.getByRole('button', { name: 'Set Resolved' }).focus();
    kit.querySelector('ak-ticket-detail')?.setAttribute('ticket-id', '7');
    await screen.findByText('Ticket 7');
    await userEvent.keyboard('r');
    await waitFor(() => expect(server.requests().at(-1)?.path).toBe('/support/status/7'));
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Letters change the ticket from anywhere' }),
    );
  });
});
