import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Meter } from '../../packages/admin-kit/src/ui/meter/meter.tsx';

const meter = () => screen.getByRole('meter', { name: 'Seats taken' });
const number = (attribute: string) => Number(meter().getAttribute(attribute));

describe('the meter pattern: roles, states and properties', () => {
  it('it has role meter, and aria-labelledby refers to its visible label', () => {
    render(<Meter label="Seats taken" value={8} max={10} />);
    expect(meter().getAttribute('aria-labelledby')).toBe(screen.getByText('Seats taken').id);
  });

  it.each([
    { value: 8, max: 10 },
    { value: 12, max: 10 },
    { value: -3, max: 10 },
    { value: 0, max: 0 },
    { value: null, max: null },
  ])('aria-valuenow of $value of $max is between aria-valuemin and aria-valuemax', ({ value, max }) => {
    render(<Meter label="Seats taken" value={value} max={max} />);
    expect(number('aria-valuemin')).toBe(0);
    expect(number('aria-valuenow')).toBeGreaterThanOrEqual(number('aria-valuemin'));
    expect(number('aria-valuenow')).toBeLessThanOrEqual(number('aria-valuemax'));
  });

  it.each([
    { value: 8, max: 10, text: '8 of 10' },
    { value: 12, max: 10, text: '12 of 10' },
    { value: null, max: 10, text: 'no value' },
  ])('aria-valuetext says $text, because a percentage would not be understood', ({ value, max, text }) => {
    render(<Meter label="Seats taken" value={value} max={max} />);
    expect(meter()).toHaveAttribute('aria-valuetext', text);
  });
});

describe('the meter pattern: keys', () => {
  it('there are none: it is no tab stop', async () => {
    render(
      <>
        <Meter label="Seats taken" value={8} max={10} />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });
});
