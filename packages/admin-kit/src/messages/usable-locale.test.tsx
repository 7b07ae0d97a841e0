import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import { ScreenRoot } from '../parts/screen-root.tsx';
import { usableLocale, useNumberFormat } from './messages.ts';

function Seats() {
  return (
    <ScreenRoot screen="seats">
      <output>{useNumberFormat()(12_345)}</output>
    </ScreenRoot>
  );
}

describe('the locale that is used', () => {
  it.each([
    ['de-DE', 'de-DE'],
    ['DE-de', 'de-DE'],
    ['en_US', 'en-US'],
    ['de_DE.UTF-8', 'de-DE'],
    ['de_DE@euro', 'de-DE'],
    ['en-US@posix', 'en-US'],
    ['zh_Hant_TW', 'zh-Hant-TW'],
    ['en_XA', 'en-XA'],
  ])('is %s as the tag %s', (tag, expected) => {
    expect(usableLocale([tag])).toBe(expected);
  });

  it.each([['C'], ['C.UTF-8'], ['POSIX'], ['posix'], ['*'], [''], ['i-klingon'], ['english'.repeat(3)]])(
    'is the next one where %j names no language',
    (tag) => {
      expect(usableLocale([tag, 'fr_CA'])).toBe('fr-CA');
      expect(usableLocale([tag])).toBe('en');
    },
  );

  it('is English where there is none', () => {
    expect(usableLocale([])).toBe('en');
  });

  it('is one that Intl takes, for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 3 }), (tags) => {
        expect(() => new Intl.Locale(usableLocale(tags))).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the locale of a provider', () => {
  const seatsIn = (locale: string | readonly string[]) => {
    const story = { input: {}, meta: { input: { component: Seats, args: {} } } };
    const { container } = renderStory(story, { provider: { locale } });
    return { lang: container.querySelector('section')?.lang, text: screen.getByRole('status').textContent };
  };

  it.each([
    ['de_DE', 'de-DE', '12.345'],
    ['C', 'en', '12,345'],
    [['C', 'de_DE.UTF-8'], 'de-DE', '12.345'],
  ])('may be given as %j', (locale, lang, text) => {
    expect(seatsIn(locale)).toEqual({ lang, text });
  });
});
