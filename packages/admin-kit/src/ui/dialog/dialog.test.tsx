import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { TextArea } from '../field/text-area.tsx';
import { TextField } from '../field/text-field.tsx';
import { PortalContext } from '../portal/portal-settings.ts';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Create Sub Organization</Button>
      <Dialog
        title="Create an organization in Faculty of Arts"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button variant="primary" type="submit" isBusy={props.isBusy ?? false}>
              Create
            </Button>
          </>
        }
        {...props}
      >
        {props.children ?? <TextField label="Name" />}
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Create Sub Organization', hidden: true });
const dialog = () => screen.getByRole('dialog', { name: 'Create an organization in Faculty of Arts' });
const backdrop = () => dialog().parentElement as HTMLElement;

async function open(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  const view = render(<Opener {...props} />);
  await user.click(opener());
  return { user, ...view };
}

const pressBackdrop = (user: ReturnType<typeof userEvent.setup>) =>
  user.pointer([{ keys: '[MouseLeft]', target: backdrop() }]);

describe('Dialog', () => {
  it('is modal, named and described, and starts in its first field', async () => {
    await open({ description: 'Its members see the projects of both.' });
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    expect(dialog()).toHaveAccessibleDescription('Its members see the projects of both.');
    expect(within(dialog()).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expectAccessible(document.body);
  });

  it('keeps Tab inside', async () => {
    const { user } = await open();
    for (let presses = 0; presses < 7; presses += 1) {
      await user.tab();
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it.each([
    { how: 'Escape', leave: (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}') },
    {
      how: 'the cross',
      leave: (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    },
    { how: 'a press on the backdrop', leave: pressBackdrop },
  ])('closes by $how and gives focus back to its opener', async ({ leave }) => {
    const { user } = await open();
    await leave(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('stays when a press began inside it or ended there', async () => {
    const { user } = await open();
    const name = screen.getByRole('textbox');
    await user.pointer([
      { keys: '[MouseLeft>]', target: name },
      { keys: '[/MouseLeft]', target: backdrop() },
    ]);
    await user.pointer([
      { keys: '[MouseLeft>]', target: backdrop() },
      { keys: '[/MouseLeft]', target: name },
    ]);
    expect(dialog()).toBeInTheDocument();
  });

  it('cannot be closed while busy, keeps its focus, and says why', async () => {
    const { user, rerender } = await open();
    await user.click(within(dialog()).getByRole('button', { name: 'Create' }));
    rerender(<Opener isBusy />);
    const create = within(dialog()).getByRole('button', { name: 'Create' });
    expect(create).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{Escape}');
    await pressBackdrop(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Wait for the request to finish.');
    for (const button of within(dialog()).getAllByRole('button'))
      expect(button).toHaveAttribute('aria-disabled', 'true');

    rerender(<Opener />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows what went wrong in a warning and stays open', async () => {
    const { user, rerender } = await open({ isBusy: true });
    rerender(<Opener error="No such user" />);
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('No such user');
    expect(within(dialog()).getByRole('img', { name: 'Warning' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is submitted by Enter in a field, not while busy, and never submits a form around its opener', async () => {
    const submitted = vi.fn();
    const outer = vi.fn();
    const user = userEvent.setup();
    const page = (isBusy: boolean) => (
      <form onSubmit={outer}>
        <Opener onSubmit={submitted} isBusy={isBusy} />
      </form>
    );
    const { rerender } = render(page(false));
    await user.click(opener());
    await user.keyboard('Fine Arts{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
    rerender(page(true));
    await user.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(outer).not.toHaveBeenCalled();
  });

  it('is submitted by Ctrl+Enter and Cmd+Enter in a text area, where Enter is a new line, not while busy [keyboard]', async () => {
    const submitted = vi.fn();
    const changed = vi.fn();
    const user = userEvent.setup();
    const page = (isBusy: boolean) => (
      <Opener onSubmit={submitted} isBusy={isBusy}>
        <TextArea label="Description" value="Fine Arts" onValueChange={changed} />
      </Opener>
    );
    const { rerender } = render(page(false));
    await user.click(opener());
    await user.keyboard('{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledTimes(1);
    await user.keyboard('{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta}');
    expect(submitted).toHaveBeenCalledTimes(2);
    expect(changed).toHaveBeenCalledTimes(1);
    rerender(page(true));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('is not submitted by Ctrl+Enter in a text area of a dialog within it [keyboard]', async () => {
    const submitted = vi.fn();
    const inner = <TextArea label="Inner text" value="" onValueChange={() => undefined} />;
    const { user } = await open({ children: <Opener title="Inner">{inner}</Opener>, onSubmit: submitted });
    await user.click(within(dialog()).getByRole('button', { name: 'Create Sub Organization' }));
    await user.click(screen.getByRole('textbox', { name: 'Inner text' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('lets another dialog open from within it, and close first', async () => {
    const { user } = await open({ children: <Opener title="Inner" /> });
    await user.click(within(dialog()).getByRole('button', { name: 'Create Sub Organization' }));
    expect(screen.getByRole('dialog', { name: 'Inner' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(within(dialog()).getByRole('button', { name: 'Create Sub Organization' })).toHaveFocus(),
    );
  });

  it('leaves Escape to an input method that is composing', async () => {
    await open();
    for (const asBrowsersSay of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', ...asBrowsersSay });
      expect(dialog()).toBeInTheDocument();
    }
  });

  it("floats in a root of the kit's own, with the opener's appearance, and takes it away", async () => {
    const user = userEvent.setup();
    render(
      <PortalContext value={{ container: null, theme: 'dark', density: 'compact', dir: 'rtl', lang: 'en' }}>
        <Opener />
      </PortalContext>,
    );
    await user.click(opener());
    const root = dialog().closest('[data-theme]');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(root).toHaveAttribute('data-density', 'compact');
    expect(root).toHaveAttribute('dir', 'rtl');
    await user.keyboard('{Escape}');
    expect(root).not.toBeInTheDocument();
  });

  it('writes no style element into the page', async () => {
    const before = document.querySelectorAll('style').length;
    await open();
    expect(document.querySelectorAll('style')).toHaveLength(before);
    expect(document.body).not.toHaveAttribute('data-scroll-locked');
  });
});
