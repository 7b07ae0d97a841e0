import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Alert, type AlertTone } from './alert.tsx';

describe('Alert', () => {
  it.each<[AlertTone, string]>([
    ['info', 'Information'],
    ['warning', 'Warning'],
    ['danger', 'Error'],
    ['success', 'Success'],
  ])('tells its tone %s in a word, not by color alone', async (tone, word) => {
    const { container } = render(<Alert tone={tone}>Seats are running out.</Alert>);
    expect(screen.getByRole('img', { name: word })).toBeVisible();
    await expectAccessible(container);
  });

  it('interrupts only as the failure of what the person did', () => {
    const { rerender } = render(<Alert tone="danger">No such user</Alert>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <Alert tone="danger" isInterrupting>
        No such user
      </Alert>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^No such user$/);
  });

  it('offers what to do about it', async () => {
    const onRetry = vi.fn();
    const { container } = render(
      <Alert
        tone="warning"
        title="Some users were not added"
        action={<Button onClick={onRetry}>Retry</Button>}
      >
        2 of 5 failed.
      </Alert>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });

  it('keeps focus near when it is dismissed', async () => {
    const { rerender } = render(
      <section aria-label="License">
        <Alert onDismiss={() => rerender(<section aria-label="License" />)}>Done</Alert>
      </section>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Done')).toBeNull();
    expect(screen.getByRole('region', { name: 'License' })).toHaveFocus();
  });

  it('gives its one root what the caller passes', () => {
    const ref = vi.fn();
    render(
      <Alert id="a" className="mine" style={{ margin: 4 }} data-test="x" aria-label="Notice" ref={ref}>
        Text
      </Alert>,
    );
    const root = screen.getByLabelText('Notice');
    expect(root).toHaveAttribute('id', 'a');
    expect(root).toHaveAttribute('data-test', 'x');
    expect(root).toHaveClass('mine');
    expect(root).toHaveStyle({ margin: '4px' });
    expect(ref).toHaveBeenCalledWith(root);
  });
});
