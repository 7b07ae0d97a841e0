import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { display as arabic } from '../locales/ar/display.ts';
import { display as chinese } from '../locales/zh-Hans/display.ts';
import { defineMessages, overrideMessages } from './define-messages.ts';
import { useListText } from './list-text.ts';
import { MessageContext, PSEUDO_LOCALE, useMessages, useNumberFormat } from './messages.ts';

const catalogue = defineMessages('license', {
  revoke: 'Revoke License',
  seats: (facts: { taken: number; allowed: number }) => `${facts.taken} of ${facts.allowed} seats taken`,
});

const wordsWith = (settings: Parameters<typeof MessageContext>[0]['value']) =>
  renderHook(() => useMessages(catalogue), {
    wrapper: ({ children }) => <MessageContext value={settings}>{children}</MessageContext>,
  }).result.current;

describe('messages', () => {
  it('speaks the defaults when nothing is provided', () => {
    const { result } = renderHook(() => useMessages(catalogue));
    expect(result.current.revoke).toBe('Revoke License');
  });

  it('replaces only the texts a host names', () => {
    const words = wordsWith({
      locale: 'de',
      overrides: [overrideMessages(catalogue, { revoke: 'Lizenz entziehen' })],
    });
    expect(words.revoke).toBe('Lizenz entziehen');
    expect(words.seats({ taken: 1, allowed: 2 })).toBe('1 of 2 seats taken');
  });

  it('keeps the default when an override is undefined or unknown', () => {
    const words = wordsWith({
      locale: 'de',
      overrides: [{ feature: 'license', messages: { revoke: undefined, unknown: 'x' } as never }],
    });
    expect(words.revoke).toBe('Revoke License');
    expect(words).not.toHaveProperty('unknown');
  });

  it('marks every text in the pseudo-locale, the made ones included', () => {
    const words = wordsWith({ locale: PSEUDO_LOCALE, overrides: [] });
    expect(words.revoke).toMatch(/^\[Ŕév́óḱé Ĺíćéńśé~+\]$/);
    expect(words.seats({ taken: 3, allowed: 4 })).toMatch(/^\[3 óf́ 4 śéát́ś t́áḱéń~+\]$/);
  });
});

it.each([
  ['en', [], '16, 32'],
  ['ar', [arabic], '16، 32'],
  ['zh-Hans', [chinese], '16、32'],
])('separates texts in %s as its readers expect', (locale, overrides, shown) => {
  const { result } = renderHook(() => useListText(), {
    wrapper: ({ children }) => <MessageContext value={{ locale, overrides }}>{children}</MessageContext>,
  });
  expect(result.current(['16', '32'])).toBe(shown);
});

it.each(['en', 'en-IN', 'de', 'ar-EG'])('numbers in %s are those of the browser', (locale) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessageContext value={{ locale, overrides: [] }}>{children}</MessageContext>
  );
  const format = renderHook(() => useNumberFormat(), { wrapper }).result.current;
  const numbers = [-0, 7, 0.5, Number.NaN, -1_234_567, 12_345.6, 10 ** 21, 12_345n];
  const { format: ofBrowser } = new Intl.NumberFormat(locale);
  expect(numbers.map(format)).toEqual(numbers.map((number) => ofBrowser(number)));
});
