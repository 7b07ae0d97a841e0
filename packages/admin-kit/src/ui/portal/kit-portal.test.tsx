import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enterScreen } from '../../accessibility/screens.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { AdminKitRoot } from '../kit-root/admin-kit-root.tsx';
import { Menu } from '../menu/menu.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { ownEvents } from './own-events.ts';

function Question({ children = 'All of it.' }: { children?: React.ReactNode }) {
  return (
    <Dialog isOpen title="Archive it?" onClose={() => {}}>
      {children}
    </Dialog>
  );
}

const Toast = ({ text }: { text: string }) => (
  <ToastRegion toasts={[{ id: text, text }]} onDismiss={() => {}} />
);

afterEach(() => document.body.replaceChildren());

describe('a dialog or a menu', () => {
  it('is in the root of its screen, so in whatever the host has around that', async () => {
    const user = userEvent.setup();
    render(
      <AdminKitRoot data-testid="screen">
        <Menu label="Actions" entries={[{ label: 'Archive', onSelect: vi.fn() }]} />
      </AdminKitRoot>,
    );
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getByTestId('screen')).toContainElement(await screen.findByRole('menu'));
  });

  it('is beside what renders it where there is no root, and where the host wants it', () => {
    const container = document.body.appendChild(document.createElement('section'));
    render(
      <div data-testid="beside">
        <Question />
      </div>,
    );
    expect(screen.getByTestId('beside')).toContainElement(screen.getByRole('dialog'));
    render(
      <AdminKitRoot portalContainer={container}>
        <Menu label="Actions" entries={[]} />
        <Question>Some of it.</Question>
      </AdminKitRoot>,
    );
    expect(container).toContainElement(screen.getByText('Some of it.'));
  });

  it('is beside what renders it, and hides the rest, where the whole page is the root', () => {
    const { documentElement: page, body } = document;
    const rest = body.appendChild(document.createElement('main'));
    page.classList.add('ak-root');
    render(
      <div data-testid="beside">
        <Question />
      </div>,
    );
    page.removeAttribute('class');
    expect(screen.getByTestId('beside')).toContainElement(screen.getByRole('dialog'));
    expect(rest).toHaveAttribute('aria-hidden', 'true');
  });

  it('opens in the shadow root and in the window of its screen', () => {
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const frame = document.body.appendChild(document.createElement('iframe')).contentDocument as Document;
    render(
      [shadow, frame.body].map((place, at) =>
        createPortal(
          <AdminKitRoot>
            <Question />
          </AdminKitRoot>,
          place,
          String(at),
        ),
      ),
    );
    expect(shadow.querySelector('[role="dialog"]')).not.toBeNull();
    expect(frame.querySelector('[role="dialog"]')).not.toBeNull();
    expect(frame.activeElement?.textContent).toBe(frame.querySelector('button')?.textContent);
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('is closed by a press elsewhere and gone through by keys in another window too [keyboard]', async () => {
    const frame = document.body.appendChild(document.createElement('iframe')).contentDocument as Document;
    const entries = ['Archive', 'Rename', 'Delete'].map((label) => ({ label, onSelect: vi.fn() }));
    render(createPortal(<Menu label="Actions" entries={entries} />, frame.body));
    const button = frame.querySelector('button') as HTMLElement;
    fireEvent.click(button);
    await waitFor(() => expect(frame.querySelector('[role="menu"]')).not.toBeNull());
    const menu = frame.querySelector('[role="menu"]') as HTMLElement;
    for (const [key, label] of [
      ['ArrowDown', 'Archive'],
      ['ArrowDown', 'Rename'],
      ['ArrowUp', 'Archive'],
      ['ArrowUp', 'Delete'],
      ['Home', 'Archive'],
      ['End', 'Delete'],
    ] as const) {
      fireEvent.keyDown(menu.contains(frame.activeElement) ? (frame.activeElement as Element) : menu, {
        key,
      });
      expect(frame.activeElement?.textContent).toBe(label);
    }
    fireEvent.pointerDown(menu);
    expect(frame.querySelector('[role="menu"]')).toBe(menu);
    fireEvent.pointerDown(frame.body);
    expect(frame.querySelector('[role="menu"]')).toBeNull();
  });

  it('keeps its events from the components and the elements of the host around it', () => {
    const heard: string[] = [];
    const names = Object.keys(ownEvents);
    const hear = Object.fromEntries(names.map((name) => [name, () => heard.push(name)]));
    const onTyped = vi.fn();
    render(
      <div {...hear} data-testid="card">
        <Question>
          <input aria-label="Reason" onChange={onTyped} />
        </Question>
      </div>,
    );
    for (const type of ['click', 'keydown', 'submit', 'paste', 'drop', 'change']) {
      screen.getByTestId('card').addEventListener(type, () => heard.push(type));
    }
    const field = screen.getByRole('textbox');
    for (const type of [
      'pointerDown',
      'mouseDown',
      'mouseMove',
      'click',
      'keyDown',
      'keyUp',
      'paste',
      'drop',
      'wheel',
    ] as const)
      fireEvent[type](field);
    fireEvent.change(field, { target: { value: 'old' } });
    fireEvent.submit(field);
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    expect(heard).toEqual([]);
    expect(onTyped).toHaveBeenCalledTimes(1);
  });

  it('leaves the form of the host around it alone', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const onArchive = vi.fn();
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Question>
          <input aria-label="Reason" />
        </Question>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Reason'), 'old{Enter}');
    rerender(
      <form onSubmit={onSubmit}>
        <Dialog isOpen title="Delete it?" onClose={() => {}} onSubmit={onArchive}>
          <input aria-label="Name" />
        </Dialog>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'it{Enter}');
    expect(onArchive).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leaves nothing behind', async () => {
    const { unmount, container } = render(<Question />);
    unmount();
    await act(() => Promise.resolve());
    expect(container).toBeEmptyDOMElement();
    expect(document.querySelector('.ak-portal')).toBeNull();
  });
});

function screenIn(place: Element, style = ''): { element: HTMLElement; leave: () => void } {
  const element = place.appendChild(document.createElement('section'));
  element.setAttribute('style', style);
  return { element, leave: enterScreen(element) };
}

describe('a toast', () => {
  it('is in the open modal around the screen that was used last, and leaves it with the screen', () => {
    const first = screenIn(document.body);
    const modal = document.body.appendChild(document.createElement('div'));
    modal.setAttribute('role', 'dialog');
    const second = screenIn(modal);
    render(<Toast text="Saved" />);
    expect(modal).toContainElement(screen.getByText('Saved'));
    const onPress = vi.fn();
    document.addEventListener('pointerdown', onPress);
    fireEvent.pointerDown(screen.getByText('Saved'));
    document.removeEventListener('pointerdown', onPress);
    expect(onPress).not.toHaveBeenCalled();
    act(() => {
      second.leave();
      modal.remove();
    });
    expect(screen.getByText('Saved')).toBeInTheDocument();
    first.leave();
  });

  it('leaves a <dialog> of the host that is closed', () => {
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.open = true;
    const { leave } = screenIn(modal);
    render(<Toast text="Saved" />);
    expect(modal).toContainElement(screen.getByText('Saved'));
    act(() => {
      modal.open = false;
      modal.dispatchEvent(new Event('close'));
    });
    expect(modal).not.toContainElement(screen.getByText('Saved'));
    leave();
  });

  it('has the window, the shadow root, the brand and the scheme of the screen that was used last', () => {
    const frame = document.body.appendChild(document.createElement('iframe')).contentDocument as Document;
    const shadow = frame.body.appendChild(frame.createElement('div')).attachShadow({ mode: 'open' });
    const inShadow = shadow.appendChild(frame.createElement('div'));
    const { element, leave } = screenIn(inShadow, '--ak-brand: orange; color-scheme: dark');
    const beside = screenIn(document.body);
    element.dispatchEvent(new Event('focusin'));
    const { rerender } = render(<Toast text="Saved" />);
    const place = shadow.querySelector<HTMLElement>('.ak-portal');
    expect(place?.textContent).toContain('Saved');
    expect(place?.style.cssText).toContain('--ak-brand: orange; color-scheme: dark');
    element.style.colorScheme = 'light';
    rerender(<Toast text="Saved in the theme that the host has now" />);
    expect(place?.style.cssText).toContain('--ak-brand: orange; color-scheme: light');
    leave();
    beside.leave();
  });
});
