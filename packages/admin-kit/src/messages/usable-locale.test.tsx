import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import * as license from '../screens/license/license-card.stories.tsx';
import { usableLocale } from './usable-locale.ts';

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
    );
  });
});

describe('the locale of a provider', () => {
  const seatsIn = async (locale: string | readonly string[]) => {
    const { container } = renderStory(license.Ready, {
      provider: { locale },
      prepare: ({ server }) => {
        for (const row of server.db.licenses) row.seatsAllowed = 12_345;
      },
    });
    const seats = await screen.findByRole('meter', { name: 'Seats taken' });
    const lang = container.querySelector('section')?.lang;
    return { lang, text: seats.getAttribute('aria-valuetext') };
  };

  it.each([
    ['de_DE', 'de-DE', /of 12\.345 seats/],
    ['C', 'en', /of 12,345 seats/],
    [['C', 'de_DE.UTF-8'], 'de-DE', /of 12\.345 seats/],
  ])('may be given as %j', async (locale, lang, text) => {
    expect(await seatsIn(locale)).toEqual({ lang, text: expect.stringMatching(text) });
  });
});
