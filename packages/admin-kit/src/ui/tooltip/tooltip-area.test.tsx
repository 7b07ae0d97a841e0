import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TooltipArea } from './tooltip-area.tsx';

function show() {
  render(
    <TooltipArea>
      <button type="button" aria-label="Remove maria" data-tooltip="Remove maria" />
      <button type="button" aria-label="Remove li" aria-disabled="true" data-tooltip="This is you" />
      <p>Elsewhere</p>
    </TooltipArea>,
  );
}

describe('TooltipArea', () => {
  it('opens on keyboard focus of each control, and closes on Escape and when focus leaves', async () => {
    show();
    await userEvent.tab();
    expect(screen.getByText('Remove maria')).toBeVisible();
    await userEvent.tab();
    expect(screen.queryByText('Remove maria')).toBeNull();
    expect(screen.getByText('This is you')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('This is you')).toBeNull();
  });

  it('opens on hover, stays while the pointer is on it, and closes when it leaves', async () => {
    show();
    await userEvent.hover(screen.getByRole('button', { name: 'Remove maria' }));
    const bubble = await screen.findByText('Remove maria');
    await userEvent.hover(bubble);
    await userEvent.hover(screen.getByText('Elsewhere'));
    await expect.poll(() => screen.queryByText('Remove maria')).toBeNull();
  });

  it('explains a press that does nothing', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Remove li' }));
    expect(screen.getByText('This is you')).toBeVisible();
  });
});
