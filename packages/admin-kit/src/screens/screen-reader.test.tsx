import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import * as coupons from './coupons/coupons-table.stories.tsx';
import * as deals from './enterprise-deals/enterprise-deals-table.stories.tsx';
import * as projects from './global-projects/global-projects-table.stories.tsx';
import * as license from './license/license-card.stories.tsx';
import * as members from './org-users/org-users-panel.stories.tsx';
import * as signIn from './sign-in/sign-in-form.stories.tsx';
import * as stats from './stats/stats-cards.stories.tsx';
import * as ticket from './ticket-detail/ticket-detail.stories.tsx';
import * as users from './users/users-table.stories.tsx';
import * as whitelist from './whitelist/whitelist-manager.stories.tsx';

type Phrase = string | RegExp;

const isPhrase = (said: string, phrase: Phrase) =>
  typeof phrase === 'string' ? said === phrase : phrase.test(said);

const MOST_STEPS = 1_500;

afterEach(() => virtual.stop());

async function listenTo(story: unknown, options?: Parameters<typeof renderStory>[1]) {
  const rendered = renderStory(story, options);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"], .ak-skeleton')).toBeNull());
  await virtual.start({ container: document.body });
  const log = () => virtual.spokenPhraseLog();
  const readTo = async (phrase: Phrase) => {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (isPhrase(await virtual.lastSpokenPhrase(), phrase)) return;
      await virtual.next();
    }
    throw new Error(`Nothing says ${phrase}:\n${[...new Set(await log())].join('\n')}`);
  };
  return {
    ...rendered,
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
  it('a person signs in [spoken]', async () => {
    const signedIn: unknown[] = [];
    const reader = await listenTo(signIn.Ready, {
      args: { onSignedIn: (event: unknown) => signedIn.push(event) },
    });
    await reader.type(/^textbox, Username or email/, 'ada');
    await reader.type('Password', 'ada-demo');
    await reader.hears('button, Show password');
    await reader.press('button, Login');
    await waitFor(() => expect(signedIn).toHaveLength(1));
  });

  it('a person finds a user [spoken]', async () => {
    const reader = await listenTo(users.Ready);
    await reader.type(/^searchbox, Filter users/, 'mia');
    await reader.announces('polite: 1–1 of 1, filtered from 150');
    await reader.hears('table, Users, 1 row', /^columnheader, Username/, /^rowheader, mia/);
  });

  it('a person changes a flag of a user [spoken]', async () => {
    const reader = await listenTo(users.Ready);
    await reader.hears('rowheader, amira.bergstrom.131');
    await reader.press('checkbox, Verified, not checked');
    await reader.announces(/^polite: Verified is on for amira\.bergstrom\.131/);
  });

  it('a person grants license seats [spoken]', async () => {
    const reader = await listenTo(license.Empty);
    await reader.hears('heading, License, level 2', 'This organization has no license.');
    await reader.press('button, Create License');
    await screen.findByRole('dialog');
    await reader.hears(/^dialog, Create License for Empty Lot, Seats limit how many people/);
    await reader.type('spinbutton, Seats, 1, A whole number., required, min value 1', '2');
    await reader.press('button, Create License');
    await reader.announces('polite: License created');
    await reader.hears('heading, License, level 2', 'Enabled', /^meter, Seats taken, .*0 of 12 seats taken/);
  });

  it('a person adds a member [spoken]', async () => {
    const reader = await listenTo(members.Ready);
    await reader.press(/^button, Add User/);
    await screen.findByRole('dialog');
    await reader.type(/^textbox, Username or email/, 'trial.over');
    await reader.press('button, Add User');
    await reader.announces('polite: trial.over added');
    await reader.hears(/^rowheader, trial.over/);
  });

  it('a person makes a member an admin [spoken]', async () => {
    const reader = await listenTo(members.Ready);
    await reader.press(/^button, Make Admin: mia/);
    await reader.announces(/^polite: mia is now an admin/);
    await reader.hears(/^button, Revoke Admin: mia/);
  });

  it('a person answers and resolves a ticket [spoken]', async () => {
    const reader = await listenTo(ticket.Ready);
    await reader.hears('heading, Ticket 1, level 2', /^link, Send Email/);
    await reader.press(/^button, Set Resolved, .*not pressed$/);
    await reader.announces(/^polite: Ticket 1 is resolved/);
  });

  it('a person adds to the whitelist [spoken]', async () => {
    const reader = await listenTo(whitelist.Ready);
    await reader.type(/^textbox, Domain or email/, 'museum.example');
    await reader.press(/^button, Add Domain Only/);
    await reader.announces(/^polite: Added @museum\.example/);
    await reader.hears(/museum\.example/);
  });

  it('a person creates a coupon [spoken]', async () => {
    const reader = await listenTo(coupons.Ready);
    await reader.press('button, Create Coupon');
    await screen.findByRole('dialog');
    await reader.type(/^textbox, Code/, 'AUTUMN-26');
    await reader.type(/^spinbutton, Value/, '20');
    await reader.press(/^checkbox, Percentage/);
    await reader.press('button, Create');
    await reader.announces('polite: Coupon AUTUMN-26 created');
    await reader.hears(/^rowheader, AUTUMN-26/);
  });

  it('a person reads the statistics [spoken]', async () => {
    const reader = await listenTo(stats.Ready);
    await reader.hears(
      'tab, Global, selected, 1 control, position 1, set size 2',
      'heading, General Stats, level 2',
    );
    await reader.hears('term', 'Users', 'definition', /^\d/);
    await reader.hears('heading, Project Stats, level 2', 'Words in nodes, approximately', /^\d/);
  });
});

/** Once as the row header, once to select the row, and twice for what has consequences. */
const MOST_NAMINGS = 4;

/** What a person hears in a row. The row and its cells repeat what is in them. */
async function heardIn(row: HTMLElement): Promise<readonly string[]> {
  await virtual.start({ container: row });
  do await virtual.next();
  while (!/^end of row\b/.test(await virtual.lastSpokenPhrase()));
  const said = (await virtual.spokenPhraseLog()).filter((phrase) => !/^(end of|row|cell)\b/.test(phrase));
  return [...new Set(said.map((phrase) => phrase.replace(/^(rowheader|link|button), /, '')))];
}

describe('a row', () => {
  it.each([
    ['users', users.Ready, 'amira.bergstrom.131'],
    ['coupons', coupons.Ready, 'WELCOME-10'],
    ['members', members.Ready, 'dana.yilmaz.42'],
    ['deals', deals.Ready, 'Deal with district 6'],
    ['projects', projects.Ready, 'Viking Age Trade Routes: Timeline 17'],
  ])('of the table of %s says its name at most four times [spoken]', async (_, story, name) => {
    renderStory(story);
    const header = await screen.findByRole('rowheader', { name });
    const heard = await heardIn(header.closest('tr') as HTMLElement);
    const namings = heard.filter((phrase) => phrase.replaceAll(`${name}@`, '').includes(name));
    expect(namings).toContain(name);
    expect(namings.length, namings.join('\n')).toBeLessThanOrEqual(MOST_NAMINGS);
  });
});
