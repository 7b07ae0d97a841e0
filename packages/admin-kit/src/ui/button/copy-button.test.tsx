import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { CopyButton } from './copy-button.tsx';

const spoken = (politeness: string) => document.querySelector(`[aria-live="${politeness}"]`)?.textContent;

describe('CopyButton', () => {
  it('copies the text and says so', async () => {
    const user = userEvent.setup();
    const { container } = render(<CopyButton text="abc-123" label="Copy license id" />);
    await user.click(screen.getByRole('button', { name: 'Copy license id' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
    expect(await navigator.clipboard.readText()).toBe('abc-123');
    await waitFor(() => expect(spoken('polite')).toContain('Copied'));
    await expectAccessible(container);
  });

  it('says that it could not copy and shows the text selected', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('refused', 'NotAllowedError'),
    );
    const { container } = render(<CopyButton text="abc-123" label="Copy license id" />);
    await user.click(screen.getByRole('button', { name: 'Copy license id' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy license id' });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('abc-123');
    expect(screen.getByText(/^Could not copy/)).toBeVisible();
    await waitFor(() => expect(spoken('assertive')).toContain('Could not copy'));
    await expectAccessible(container);
  });

  it('never shows a secret, also where it cannot be copied', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('refused', 'NotAllowedError'),
    );
    const { container } = render(<CopyButton text="abc-123" label="Copy shared secret" isSecret />);
    await user.click(screen.getByRole('button', { name: 'Copy shared secret' }));
    expect(await screen.findByText('Could not copy.')).toBeVisible();
    expect(container.innerHTML).not.toContain('abc-123');
  });

  it.each([
    [
      'now',
      () => {
        throw new Error('no text');
      },
    ],
    ['later', () => Promise.reject(new Error('no text'))],
  ])('says so where the text cannot be made: %s', async (_, text) => {
    const user = userEvent.setup();
    const { container } = render(<CopyButton text={text} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await within(container).findByText('Could not copy.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await waitFor(() => expect(spoken('assertive')).toContain('Could not copy.'));
  });

  it('fails softly where there is no clipboard at all', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    render(<CopyButton text="abc" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByDisplayValue('abc')).toBeVisible();
  });
});
