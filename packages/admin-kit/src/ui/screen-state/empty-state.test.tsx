import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { EmptyState } from './empty-state.tsx';
import { ForbiddenState } from './forbidden-state.tsx';

describe('EmptyState', () => {
  it('says what is missing and what to do next', async () => {
    const { container } = render(
      <EmptyState title="No coupons match query" action={<Button>Clear filter</Button>}>
        Coupons are found by their code.
      </EmptyState>,
    );
    expect(screen.getByText('No coupons match query')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear filter' })).toBeVisible();
    await expectAccessible(container);
  });
});

describe('ForbiddenState', () => {
  it('says that this person has no access, and where to go', async () => {
    const { container } = render(<ForbiddenState action={<a href="/">Back to the start</a>} />);
    expect(screen.getByText('You do not have access to this')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the start' })).toBeVisible();
    await expectAccessible(container);
  });
});
