import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { FailedState } from './failed-state.tsx';

function Stats() {
  const [isReady, setIsReady] = useState(false);
  return (
    <section aria-label="General Stats">
      {isReady ? (
        <p>12 users</p>
      ) : (
        <FailedState title="Failed to load stats" onRetry={() => setIsReady(true)} />
      )}
    </section>
  );
}

describe('FailedState', () => {
  it('says what failed, in the given words, as it appears', async () => {
    const { container } = render(<Stats />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to load stats$/);
    await expectAccessible(container);
  });

  it('offers Retry, and keeps focus near when that succeeds', async () => {
    render(<Stats />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('12 users')).toBeVisible();
    expect(screen.getByRole('region', { name: 'General Stats' })).toHaveFocus();
  });

  it('leaves focus alone when it was elsewhere', async () => {
    const { rerender } = render(
      <section>
        <input aria-label="Other" />
        <FailedState />
      </section>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    rerender(
      <section>
        <input aria-label="Other" />
      </section>,
    );
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('keeps the focus on Retry and sends nothing more while it tries again', async () => {
    let retries = 0;
    const { rerender } = render(<FailedState onRetry={() => retries++} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    rerender(<FailedState onRetry={() => retries++} isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retries).toBe(1);
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  });

  it('offers no Retry where nothing can be tried again', () => {
    render(<FailedState title="Not Found" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
