import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MessageContext } from '../../messages/messages.ts';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { TimeZoneContext } from './format-time.ts';
import { Time } from './time.tsx';

const instant = new Date('2026-03-08T07:30:00Z');

describe('Time', () => {
  it('shows an instant in local time, with the zone on its title (B §9)', async () => {
    const { container } = render(<Time value={instant} timeZone="America/New_York" />);
    const time = screen.getByRole('time');
    expect(time).toHaveTextContent(/^Mar 8, 2026, 3:30\sAM$/);
    expect(time).toHaveAttribute('datetime', '2026-03-08T07:30:00.000Z');
    expect(time.title).toMatch(/Eastern Daylight Time/);
    await expectAccessible(container);
  });

  it.each([
    ['Asia/Kolkata', /1:00\sPM/],
    ['Pacific/Auckland', /8:30\sPM/],
    ['America/Los_Angeles', /Mar 7, 2026, 11:30\sPM/],
  ])('tells the same instant in %s', (timeZone, shown) => {
    render(
      <TimeZoneContext value={timeZone}>
        <Time value={instant} />
      </TimeZoneContext>,
    );
    expect(screen.getByRole('time')).toHaveTextContent(shown);
  });

  it('can be part of a sentence', () => {
    render(
      <Time value={instant} precision="date" timeZone="UTC" sentence={({ date }) => `Ended on ${date}`} />,
    );
    expect(screen.getByRole('time')).toHaveTextContent('Ended on Mar 8, 2026');
  });

  it('speaks the language of the provider', () => {
    render(
      <MessageContext value={{ locale: 'de', overrides: [] }}>
        <Time value={instant} precision="date" timeZone="UTC" />
      </MessageContext>,
    );
    expect(screen.getByRole('time')).toHaveTextContent('08.03.2026');
  });

  it('keeps an Arabic date in its own order among English words', () => {
    render(
      <MessageContext value={{ locale: 'ar', overrides: [] }}>
        <Time value={instant} timeZone="UTC" />
      </MessageContext>,
    );
    expect(screen.getByRole('time')).toHaveAttribute('dir', 'auto');
  });

  it('is an empty value where there is none', () => {
    const { container } = render(<Time value={null} id="created" />);
    expect(container).toHaveTextContent('–no value');
    expect(screen.queryByRole('time')).toBeNull();
  });

  it('says so where the date is not one', () => {
    render(<Time value={new Date('garbage')} />);
    expect(screen.getByText('Unknown time')).toBeVisible();
  });
});
