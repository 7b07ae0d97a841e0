import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { Menu } from '../menu/menu.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { KitPortal, PortalContext } from './kit-portal.tsx';

const settings = { theme: 'system', density: 'comfortable', dir: 'ltr', lang: 'en' } as const;

/** jsdom has no top layer. */
function hostDialog({ isModal }: { isModal: boolean }): HTMLDialogElement {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  const matches = dialog.matches.bind(dialog);
  const matchesModal = (selector: string) =>
    selector === ':modal' ? isModal && dialog.open : matches(selector);
  return Object.assign(dialog, { matches: matchesModal });
}

function Toast({ text }: { text: string }) {
  return <ToastRegion toasts={[{ id: text, text }]} onDismiss={() => {}} />;
}

describe('KitPortal in a modal <dialog> of the host', () => {
  let outer: HTMLDialogElement;
  beforeEach(() => {
    outer = hostDialog({ isModal: true });
  });
  afterEach(() => document.body.replaceChildren());

  const inOuter = () => ({ container: outer.appendChild(document.createElement('div')) });

  it('mounts dialogs in it, where they can be reached', () => {
    render(
      <Dialog isOpen title="Archive it?" onClose={() => {}}>
        All of it.
      </Dialog>,
      inOuter(),
    );
    expect(outer).toContainElement(screen.getByRole('dialog', { name: 'Archive it?' }));
  });

  it('mounts menus in it, where they can be reached', async () => {
    const user = userEvent.setup();
    render(<Menu label="Actions" entries={[{ label: 'Archive', onSelect: vi.fn() }]} />, inOuter());
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(outer).toContainElement(await screen.findByRole('menu'));
  });

  it('takes the one with the focus, where several are open', () => {
    const inner = hostDialog({ isModal: true });
    const button = outer.appendChild(document.createElement('button'));
    button.focus();
    render(<KitPortal>Saved</KitPortal>, inOuter());
    expect(outer).toContainElement(screen.getByText('Saved'));
    expect(inner).toBeEmptyDOMElement();
  });

  it('mounts where the host wants it, if the host says so', () => {
    const container = document.body.appendChild(document.createElement('section'));
    render(
      <PortalContext value={{ ...settings, container }}>
        <KitPortal>Saved</KitPortal>
      </PortalContext>,
    );
    expect(container).toContainElement(screen.getByText('Saved'));
  });

  it('announces on the page after it closes only what was not read yet', () => {
    render(
      <>
        <Toast text="Saved" />
        <KitPortal>Saving</KitPortal>
      </>,
    );
    act(() => {
      outer.open = false;
      outer.dispatchEvent(new Event('close'));
    });
    expect(outer).not.toContainElement(screen.getByText('Saved'));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    expect(outer).toContainElement(screen.getByText('Saving'));
  });

  it('shows each toast in the modal that is open then', () => {
    const { rerender } = render(<Toast text="One" />);
    const inner = hostDialog({ isModal: true });
    rerender(<Toast text="Two" />);
    expect(inner).toContainElement(screen.getByText('Two'));
    inner.open = false;
    rerender(<Toast text="Three" />);
    expect(outer).toContainElement(screen.getByText('Three'));
  });

  it('leaves nothing in it', async () => {
    const { unmount } = render(<KitPortal>Saved</KitPortal>);
    unmount();
    await Promise.resolve();
    expect(outer).toBeEmptyDOMElement();
  });
});

it('stays in the page beside an open <dialog> that is not modal', () => {
  const beside = hostDialog({ isModal: false });
  const button = beside.appendChild(document.createElement('button'));
  button.focus();
  render(<KitPortal>Saved</KitPortal>);
  expect(beside).not.toContainElement(screen.getByText('Saved'));
  beside.remove();
});
