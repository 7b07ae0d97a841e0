import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import { heardRows, type ScreenReader, tableRows } from '../../../../tests/faults/rows.ts';

type Phrase = string | RegExp;

const isPhrase = (said: string, phrase: Phrase) =>
  typeof phrase === 'string' ? said === phrase : phrase.test(said);

const MAX_STEPS = 1_500;

afterEach(() => virtual.stop());

async function listenTo(...story: Parameters<typeof renderStory>): Promise<ScreenReader> {
  renderStory(...story);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], .ak-skeleton')).toBeNull());
  await virtual.start({ container: document.body });
  const log = () => virtual.spokenPhraseLog();
  const readTo = async (phrase: Phrase) => {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      if (isPhrase(await virtual.lastSpokenPhrase(), phrase)) return;
      await virtual.next();
    }
    throw new Error(`Nothing says ${phrase}:\n${[...new Set(await log())].join('\n')}`);
  };
  return {
    async hears(...phrases: readonly Phrase[]) {
      for (const phrase of phrases) await readTo(phrase);
    },
    async press(phrase: Phrase) {
      await readTo(phrase);
      await virtual.act();
    },
    async type(phrase: Phrase, text: string) {
      await readTo(phrase);
      await virtual.act();
      await virtual.type(text);
    },
    async announces(phrase: Phrase) {
      await waitFor(async () => {
        const said = await log();
        if (!said.some((other) => isPhrase(other, phrase)))
          throw new Error(`Nothing announced ${phrase}:\n${said.slice(-25).join('\n')}`);
      });
    },
  };
}

describe('by ear alone', () => {
  it.each(heardRows)('a person $what [spoken]', async ({ story, listen, ...options }) =>
    listen(await listenTo(story, options)),
  );
});

const MAX_NAMINGS = 4;

async function heardIn(row: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container: row });
  do await virtual.next();
  while (!/^end of row\b/.test(await virtual.lastSpokenPhrase()));
  const said = (await virtual.spokenPhraseLog()).filter((phrase) => !/^(end of|row|cell)\b/.test(phrase));
  return [...new Set(said.map((phrase) => phrase.replace(/^(rowheader|link|button), /, '')))];
}

const namedRows = tableRows.flatMap((row) =>
  row.heardRow === undefined ? [] : [{ ...row, name: row.heardRow }],
);

describe('a row', () => {
  it.each(namedRows)(
    'of the table $table says its name at most four times [spoken]',
    async ({ story, name }) => {
      renderStory(story);
      const header = await screen.findByRole('rowheader', { name });
      const heard = await heardIn(header.closest('tr') as HTMLElement);
      // Behind a control whose name does not say whose it is, it is a description, which a person can turn off.
      const withoutDescriptions = heard.filter(
        (phrase) => !/^[, ]/.test(phrase.split(`, ${name}`)[1] ?? '-') && !phrase.endsWith(`, ${name}`),
      );
      const namings = withoutDescriptions.filter((phrase) =>
        phrase.replaceAll(`${name}@`, '').includes(name),
      );
      expect(namings).toContain(name);
      expect(namings.length, namings.join('\n')).toBeLessThanOrEqual(MAX_NAMINGS);
    },
  );
});
