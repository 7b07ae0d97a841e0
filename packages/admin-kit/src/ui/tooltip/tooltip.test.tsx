import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Tooltip } from './tooltip.tsx';

describe('Tooltip', () => {
  it('opens on keyboard focus of what it wraps, and closes when focus leaves', async () => {
    const { container } = render(
      <Tooltip text="Faculty of Arts and Humanities">
        <button type="button">Faculty of…</button>
      </Tooltip>,
    );
    expect(screen.queryByText('Faculty of Arts and Humanities')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText('Faculty of Arts and Humanities')).toBeVisible();
    await expectAccessible(container);
    await userEvent.tab();
    expect(screen.queryByText('Faculty of Arts and Humanities')).not.toBeInTheDocument();
  });

  it('closes on Escape, which reaches nothing below it', async () => {
    const below = vi.fn();
    document.addEventListener('keydown', below, { capture: true });
    render(
      <Tooltip text="More">
        <button type="button">Short</button>
      </Tooltip>,
    );
    await userEvent.tab();
    below.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('More')).not.toBeInTheDocument();
    expect(below).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(below).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', below, { capture: true });
  });
});
