import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Meter } from './meter.tsx';

describe('Meter', () => {
  it('says the level in words next to the bar (A §2)', async () => {
    const { container } = render(<Meter label="Seats taken" value={8} max={10} text="8 of 10 seats taken" />);
    const meter = screen.getByRole('meter', { name: 'Seats taken' });
    expect(screen.getByText('8 of 10 seats taken')).toBeVisible();
    expect(meter).toHaveAttribute('aria-valuenow', '8');
    expect(meter).toHaveAttribute('aria-valuemax', '10');
    expect(meter).toHaveAttribute('aria-valuetext', '8 of 10 seats taken');
    await expectAccessible(container);
  });

  it('keeps the bar inside when more is taken than allowed, and says both numbers', async () => {
    const { container } = render(<Meter label="Seats taken" value={12} max={10} />);
    expect(screen.getByText('12 of 10')).toBeVisible();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '10');
    await expectAccessible(container);
  });

  it.each([
    [0, 0],
    [null, 10],
    [5, null],
    [Number.NaN, Number.NaN],
  ])('never shows NaN for %s of %s', async (value, max) => {
    const { container } = render(<Meter label="Seats taken" value={value} max={max} />);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|null|Infinity/);
    await expectAccessible(container);
  });

  it('groups large numbers', () => {
    render(<Meter label="Seats taken" value={12345} max={20000} />);
    expect(screen.getByText('12,345 of 20,000')).toBeVisible();
  });
});
