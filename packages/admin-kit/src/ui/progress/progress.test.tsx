import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadingState } from '../screen-state/loading-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Progress } from './progress.tsx';
import { Spinner } from './spinner.tsx';

describe('Progress', () => {
  it('has no value while its length is not known', async () => {
    const { container } = render(<Progress label="Loading users" />);
    expect(screen.getByRole('progressbar', { name: 'Loading users' })).not.toHaveAttribute('aria-valuenow');
    await expectAccessible(container);
  });

  it('says how much is done', async () => {
    const { container } = render(<Progress label="Adding users" value={3} max={12} />);
    const bar = screen.getByRole('progressbar', { name: 'Adding users' });
    expect(bar).toHaveAttribute('aria-valuenow', '3');
    expect(bar).toHaveAttribute('aria-valuemax', '12');
    await expectAccessible(container);
  });

  it('stays inside its frame', () => {
    render(<Progress label="Adding users" value={15} max={12} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
  });
});

describe('what waits', () => {
  it('is announced in words by a spinner', async () => {
    const { container } = render(<Spinner />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await expectAccessible(container);
  });

  it('is announced in words, not by its skeletons', async () => {
    const { container } = render(
      <LoadingState label="Loading license">
        <Skeleton width="40%" />
        <Skeleton shape="block" height="8px" />
      </LoadingState>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading license$/);
    await expectAccessible(container);
  });
});
