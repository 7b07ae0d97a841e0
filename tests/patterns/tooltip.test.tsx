import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../../packages/admin-kit/src/ui/button/button.tsx';
import { IconButton } from '../../packages/admin-kit/src/ui/button/icon-button.tsx';
import { TrashIcon } from '../../packages/admin-kit/src/ui/icon/icons.tsx';
import { TooltipArea } from '../../packages/admin-kit/src/ui/tooltip/tooltip-area.tsx';

/** The control has the text already, so a screen reader would read a visible bubble twice. */
const tooltips = [
  {
    part: 'the name of an icon',
    text: 'Remove maria',
    show: () => <IconButton label="Remove maria" icon={<TrashIcon />} />,
  },
  {
    part: 'the reason of a disabled button',
    text: 'You cannot remove yourself.',
    show: () => <Button disabledReason="You cannot remove yourself.">Remove</Button>,
  },
  {
    part: 'many controls with one tooltip',
    text: 'Remove maria',
    show: () => (
      <TooltipArea>
        <button type="button" aria-label="Remove maria" data-tooltip="Remove maria" />
      </TooltipArea>
    ),
  },
];

const bubble = () =>
  screen.queryAllByRole('tooltip', { hidden: true }).find((element) => !(element as HTMLElement).hidden);

describe.each(tooltips)('the tooltip pattern in $part', ({ text, show }) => {
  const open = async () => {
    render(
      <>
        {show()}
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    return screen.getByRole('button', { name: /^Remove/ });
  };

  it('the element that serves as the tooltip has role tooltip', async () => {
    await open();
    expect(bubble()).toHaveTextContent(text);
    expect(bubble()).toBeVisible();
  });

  it('its text is the name or the description of its control, read once', async () => {
    const control = await open();
    const { name, description } = {
      name: control.getAttribute('aria-label') ?? 'Remove',
      description: document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent,
    };
    expect([name, description]).toContain(text);
    expect(name === text && description === text).toBe(false);
    expect(control).toHaveAccessibleName(name);
    expect(control).toHaveAccessibleDescription(description ?? '');
  });

  it('focus stays on the control, and nothing in the tooltip can be focused', async () => {
    const control = await open();
    expect(control).toHaveFocus();
    expect(bubble()?.querySelector('a, button, input, [tabindex]')).toBeNull();
  });

  it('Escape: dismisses it', async () => {
    const control = await open();
    await userEvent.keyboard('{Escape}');
    expect(bubble()).toBeUndefined();
    expect(control).toHaveFocus();
  });

  it('when the control loses the focus, it is dismissed', async () => {
    await open();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(bubble()).toBeUndefined();
  });

  it('when the pointer enters the control, it appears, and stays while the pointer is on it', async () => {
    const control = await open();
    const user = userEvent.setup();
    await user.keyboard('{Escape}');
    await user.hover(control);
    await expect.poll(bubble).toHaveTextContent(text);
    await user.hover(bubble() as Element);
    expect(bubble()).toBeVisible();
    await user.hover(screen.getByRole('button', { name: 'Next' }));
    await expect.poll(bubble).toBeUndefined();
  });
});
