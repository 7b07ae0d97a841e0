import { describe, expect, it } from 'vitest';
import { ageText, timeFromNow } from './age-text.ts';

const now = Date.UTC(2026, 2, 2);
const HOUR_MS = 3_600_000;
const aged = (hours: number, locale = 'en') => ageText(now - hours * HOUR_MS, now, locale);

describe('an age in words', () => {
  it.each([
    [-3, '1 minute'],
    [0, '1 minute'],
    [0.5, '30 minutes'],
    [26, '26 hours'],
    [13 * 24, '13 days'],
    [36 * 24, '5 weeks'],
    [100 * 24, '3 months'],
    [900 * 24, '2 years'],
  ])('of %d hours is %s', (hours, text) => {
    expect(aged(hours)).toBe(text);
  });

  it('speaks the language of the page', () => {
    expect(aged(36 * 24, 'de')).toBe('5 Wochen');
  });
});

it.each([
  [20.9 * 24, 'en', 'in 21 days'],
  [207 * 24, 'en', 'in 7 months'],
  [59 * 24, 'en', 'in 59 days'],
  [70 * 24, 'en', 'in 2 months'],
  [3 * 365 * 24, 'en', 'in 3 years'],
  [30, 'en', 'in 30 hours'],
  [0.5, 'en', 'in 30 minutes'],
  [-1.5, 'en', '90 minutes ago'],
  [-0.001, 'en', '0 minutes ago'],
  [-48, 'de', 'vor 2 Tagen'],
  [5 * 24, 'ar', 'خلال 5 أيام'],
])('%s hours from now in %s: %s', (hours, locale, text) => {
  expect(timeFromNow(hours * HOUR_MS, 0, locale)).toBe(text);
});
