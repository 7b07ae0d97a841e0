import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { expectAccessible } from '../testing/test-accessibility.ts';
import type { ToastContent } from './toast-provider.tsx';
import { ToastProvider, useToasts } from './toast-provider.tsx';

function Shower({ toasts }: { toasts: readonly ToastContent[] }) {
  const { show } = useToasts();
  const showAll = () => {
    for (const toast of toasts) show(toast);
  };
  return <Button onClick={showAll}>Show</Button>;
}

function showToasts(...toasts: ToastContent[]) {
  render(
    <ToastProvider>
      <Shower toasts={toasts} />
    </ToastProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Show' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('appear in a polite live region that was there before them', () => {
    render(
      <ToastProvider>
        <Shower toasts={[{ text: 'Saved.' }]} />
      </ToastProvider>,
    );
    const live = region().querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(live).toHaveTextContent('Saved.');
  });

  it('go after 10 seconds', () => {
    showToasts({ text: 'Saved.' });
    pass(9_900);
    expect(screen.getByText('Saved.')).toBeVisible();
    pass(200);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('stay while the pointer is on them', () => {
    showToasts({ text: 'Saved.' });
    pass(9_000);
    fireEvent.pointerOver(screen.getByText('Saved.'));
    pass(60_000);
    expect(screen.getByText('Saved.')).toBeVisible();
    fireEvent.pointerLeave(region());
    pass(900);
    expect(screen.getByText('Saved.')).toBeVisible();
    pass(200);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('stay while the focus is in them', () => {
    const opener = showToasts({ text: 'Saved.' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    expect(screen.getByText('Saved.')).toBeVisible();
    act(() => opener.focus());
    pass(10_100);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('stay while the tab is hidden', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    showToasts({ text: 'Saved.' });
    pass(60_000);
    expect(screen.getByText('Saved.')).toBeVisible();
    visibility.mockReturnValue('visible');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    pass(10_100);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
    visibility.mockRestore();
  });

  it('are dismissed, and hand focus to the next one and then back to where it came from', () => {
    const opener = showToasts({ text: 'One.' }, { text: 'Two.' });
    const dismissFirst = () => {
      const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
      act(() => first?.focus());
      fireEvent.click(first as HTMLElement);
    };
    dismissFirst();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    dismissFirst();
    expect(opener).toHaveFocus();
  });

  it('leave the focus where it went after a press on nothing, and end again', () => {
    const opener = showToasts({ text: 'One.' }, { text: 'Two.' });
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => first?.focus());
    fireEvent.click(first as HTMLElement);
    const rest = screen.getByRole('button', { name: 'Dismiss' });
    expect(rest).toHaveFocus();
    act(() => rest.blur());
    act(() => opener.focus());
    fireEvent.click(opener);
    expect(opener).toHaveFocus();
    pass(10_100);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('take no focus later where a modal of the host took it from a button that is gone, and end again', () => {
    const opener = showToasts({ text: 'One.' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    const taken = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(opener);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    taken.mockRestore();
    fireEvent.click(opener);
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    pass(10_100);
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('have the newest first, and each its own time', () => {
    showToasts({ text: 'One.', durationMs: 20_000 }, { text: 'Two.' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Two.', 'One.']);
    pass(10_100);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One.']);
  });

  it('are renewed, not repeated, by the same text', () => {
    const opener = showToasts({ text: 'Saved.' });
    pass(9_000);
    fireEvent.click(opener);
    pass(9_000);
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
  });

  it('run their action and go', () => {
    const undone = vi.fn();
    showToasts({
      text: 'Removed.',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: 'Undo', onAction: undone },
    });
    pass(600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
  });

  it('are accessible', async () => {
    showToasts({ text: 'Saved.', tone: 'success' }, { text: 'Offline.', tone: 'warning' });
    vi.useRealTimers();
    await expectAccessible(document.body);
  });
});
