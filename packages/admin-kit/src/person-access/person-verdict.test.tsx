import { screen, waitFor } from '@testing-library/react';
import { fail } from '@timemap/admin-mock/scenarios';
import { expect, it } from 'vitest';
import { type RenderStoryOptions, renderStory } from '../../../../.storybook/render-story.tsx';
import { dataOf, useRead } from '../data/use-read.ts';
import { userQuery } from '../screens/users/index.ts';
import { PersonVerdict } from './person-verdict.tsx';

function VerdictOfMia() {
  const user = dataOf(useRead(userQuery(3)));
  return user && <PersonVerdict user={user} />;
}

type World = Parameters<NonNullable<RenderStoryOptions['prepare']>>[0];

/** Mia is in one organization, and nobody else pays. */
function prepare({ server: { db } }: World): void {
  const mia = db.users.get(3);
  if (mia) Object.assign(mia, { isSubscribed: false, trialExpiresAt: '2026-01-02T03:04:05Z' });
  db.organizationMembers.splice(0, Number.POSITIVE_INFINITY, {
    organizationId: 2,
    userId: 3,
    isAdmin: false,
  });
  for (const deal of db.deals) deal.whitelist = [];
}

const render = (options: RenderStoryOptions = {}) =>
  renderStory({ input: {}, meta: { input: { component: VerdictOfMia } } }, { prepare, ...options });
const verdict = () => screen.findByRole('status');

it('says at first what is known so far, then who pays [spoken]', async () => {
  const { server } = render({
    prepare: (world) => {
      prepare(world);
      for (const license of world.server.db.licenses) license.status = 1;
    },
  });
  expect(await verdict()).toHaveTextContent('Can log in, checking who pays…');
  await waitFor(async () =>
    expect(await verdict()).toHaveTextContent('Can log in, paid by Harbour City Schools'),
  );
  const operations = server.requests().map(({ operation }) => operation);
  expect(operations.filter((name) => name === 'GET /licenses/{orgId}')).toHaveLength(1);
});

it('says that nobody pays and why', async () => {
  render({
    prepare: (world) => {
      prepare(world);
      for (const license of world.server.db.licenses) license.status = 0;
    },
  });
  const text =
    /^Can log in, no paid access: license of Harbour City Schools disabled, trial ended Jan 2, 2026$/;
  await waitFor(async () => expect(await verdict()).toHaveTextContent(text));
});

it('says what could not be read', async () => {
  render({ scenarios: [fail('GET /enterprise', 'Away'), fail('GET /licenses/{orgId}', 'Away')] });
  await waitFor(async () =>
    expect(await verdict()).toHaveTextContent(
      'Can log in, not fully checked: organizations, enterprise deals',
    ),
  );
});
