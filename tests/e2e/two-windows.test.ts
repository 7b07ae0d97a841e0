import { smallProjects, smallRoles } from '@timemap/admin-mock';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteForAllTests } from './harness.ts';
import {
  button,
  check,
  checkbox,
  deleteCoupon,
  field,
  giveRole,
  type Journey,
  openRole,
  playIn,
  press,
  roleOf,
  type Step,
  type,
} from './window-journey.ts';

// Without real time, the second window keeps its older view.
const site = siteForAllTests({ config: { realtimeUrl: null } });

let first: Page;
let second: Page;

beforeAll(async () => {
  const open = () => site.newPage({ account: 'globalAdmin', hasApiFailures: true });
  [first, second] = await Promise.all([open(), open()]);
});

const writes = () => site.api.requests().filter(({ method }) => method !== 'GET').length;

const project = smallProjects.northSea;
const roles = `/global/projects?project=${project}`;
const storedRoleOf = (user: number) =>
  site.api.db.projectMembers.find(({ projectId, userId }) => projectId === project && userId === user)
    ?.roleId;
const storedMask = () => site.api.db.roles.get(smallRoles.noBits)?.permissions;
const license = () => site.api.db.licenses.get(5001)?.status;
const [MIA, OREN] = [3, 2];

describe('the second window saves another field: both are kept, and it shows what the first one saved', () => {
  const journeys: readonly (Journey & { both: unknown; shown: Step; theirs: unknown })[] = [
    {
      thing: 'coupon',
      path: '/global/coupons?filter=welcome-10',
      seen: (page) => field('Value')(page).waitFor(),
      earlier: type('Value', '75'),
      later: type('Months', '4'),
      stored: () => {
        const { value, months } = site.api.db.coupons.get(1) ?? {};
        return { value, months };
      },
      both: { value: 75, months: 4 },
      shown: (page) => field('Value')(page).inputValue(),
      theirs: '75',
    },
    {
      thing: 'flags of a user',
      path: '/global/users/4',
      seen: (page) => checkbox('Grandfathered')(page).waitFor(),
      earlier: check('Grandfathered'),
      later: check('Skips LTI payments'),
      stored: () => {
        const { isGrandfathered, skipsLtiPayments } = site.api.db.users.get(4) ?? {};
        return { isGrandfathered, skipsLtiPayments };
      },
      both: { isGrandfathered: true, skipsLtiPayments: true },
      shown: (page) => checkbox('Grandfathered')(page).isChecked(),
      theirs: true,
    },
    {
      thing: 'permissions of a role',
      path: roles,
      seen: openRole,
      earlier: check('Edit Map Data'),
      later: check('Edit Roles'),
      stored: storedMask,
      both: 64 + 1024,
      shown: (page) => checkbox('Edit Map Data')(page).isChecked(),
      theirs: true,
    },
    {
      thing: 'roles of two members',
      path: roles,
      seen: (page) => roleOf('Mia Duarte')(page).waitFor(),
      earlier: giveRole('Mia Duarte', 'Nothing yet'),
      later: giveRole('Oren Halvorsen', 'Nothing yet'),
      stored: () => [storedRoleOf(MIA), storedRoleOf(OREN)],
      both: [smallRoles.noBits, smallRoles.noBits],
      shown: (page) => roleOf('Mia Duarte')(page).inputValue(),
      theirs: String(smallRoles.noBits),
    },
    {
      thing: 'whitelist',
      path: '/global/whitelist',
      seen: (page) => button('Remove @harbour.example')(page).waitFor(),
      earlier: press('Remove @harbour.example'),
      later: async (page) => {
        await field('Domain or email')(page).fill('zoe@museum.example');
        await press('Add Whole Email')(page);
      },
      stored: () =>
        site.api.db.whitelist.filter((entry) => ['@harbour.example', 'zoe@museum.example'].includes(entry)),
      both: ['zoe@museum.example'],
      shown: (page) => button('Remove @harbour.example')(page).count(),
      theirs: 0,
    },
  ];

  const keepsBoth = async (journey: (typeof journeys)[number]) => {
    await playIn([first, second], journey);
    await expect.poll(journey.stored).toEqual(journey.both);
    await expect.poll(() => journey.shown(second)).toBe(journey.theirs);
  };
  it.each(journeys.slice(0, 1))('$thing', keepsBoth);
  it.each(journeys.slice(1))('$thing', { tags: 'long' }, keepsBoth);
});

describe('the second window saves another value of the same field: it is asked, and so is the first one then', () => {
  interface Question {
    readonly again: Step;
    readonly title: string;
    readonly field: string;
    readonly theirs: string;
    readonly own: string;
    readonly save: string;
    readonly isTheirs: unknown;
    readonly isOwn: unknown;
  }

  const journeys: readonly (Journey & Question)[] = [
    {
      thing: 'coupon',
      path: '/global/coupons?filter=half',
      seen: (page) => field('Value')(page).waitFor(),
      earlier: type('Value', '75'),
      later: type('Value', '20'),
      again: type('Value', '30'),
      stored: () => site.api.db.coupons.get(2)?.value,
      title: 'Someone else changed this coupon',
      field: 'Value',
      theirs: '75',
      own: '20',
      save: 'Save',
      isTheirs: 75,
      isOwn: 20,
    },
    {
      thing: 'deal',
      path: '/global/enterprisedeals/1',
      seen: (page) => field('Soft limit')(page).waitFor(),
      earlier: type('Soft limit', '210'),
      later: type('Soft limit', '190'),
      again: type('Soft limit', '150'),
      stored: () => site.api.db.deals.get(1)?.softLimit,
      title: 'Someone else changed this deal',
      field: 'Soft limit',
      theirs: '210',
      own: '190',
      save: 'Update',
      isTheirs: 210,
      isOwn: 190,
    },
    {
      thing: 'ticket',
      path: '/tickets/1',
      seen: (page) => button('Set Resolved')(page).waitFor(),
      earlier: press('Set Resolved'),
      later: press('Set In Progress'),
      again: press('Set Unresolved'),
      stored: () => site.api.db.tickets.get(1)?.status,
      title: 'Someone else changed the status',
      field: 'Status',
      theirs: 'Resolved',
      own: 'In progress',
      save: 'Save',
      isTheirs: 2,
      isOwn: 1,
    },
    {
      thing: 'role of a member',
      path: roles,
      seen: (page) => roleOf('Mia Duarte')(page).waitFor(),
      earlier: giveRole('Mia Duarte', 'From the future'),
      later: giveRole('Mia Duarte', 'Guest'),
      again: giveRole('Mia Duarte', 'Default Member'),
      stored: () => storedRoleOf(MIA),
      title: 'Someone else changed the role of this member',
      field: 'Role',
      theirs: 'From the future',
      own: 'Guest',
      save: 'Save',
      isTheirs: smallRoles.unknownBits,
      isOwn: 0,
    },
    {
      thing: 'display name of a user',
      path: '/global/users/4',
      seen: (page) => field('Display name')(page).waitFor(),
      earlier: type('Display name', 'Uma A.'),
      later: type('Display name', 'Uma B.'),
      again: type('Display name', 'Uma C.'),
      stored: () => site.api.db.users.get(4)?.displayName,
      title: 'Someone else changed this user',
      field: 'Display name',
      theirs: 'Uma A.',
      own: 'Uma B.',
      save: 'Save',
      isTheirs: 'Uma A.',
      isOwn: 'Uma B.',
    },
  ];

  const asks = async (journey: (typeof journeys)[number]) => {
    const { title, theirs, own, save, stored } = journey;
    const question = (page: Page) => page.getByRole('dialog', { name: title });
    const choice = (page: Page, side: string, value: string) =>
      question(page).getByRole('radio', { name: `${journey.field} ${side}: ${value}`, exact: true });
    await playIn([first, second], journey);
    await choice(second, 'saved by someone else', theirs).waitFor();
    expect(stored()).toEqual(journey.isTheirs);
    await expect.poll(() => choice(second, 'in your change', own).isChecked()).toBe(true);
    await question(second).getByRole('button', { name: save }).click();
    await expect.poll(stored).toEqual(journey.isOwn);

    const before = writes();
    await journey.again(first);
    await choice(first, 'saved by someone else', own).check();
    await question(first).getByRole('button', { name: save }).click();
    await question(first).waitFor({ state: 'detached' });
    expect(stored()).toEqual(journey.isOwn);
    expect(writes()).toBe(before);
  };
  it.each(journeys.slice(0, 1))('$thing', asks);
  it.each(journeys.slice(1))('$thing', { tags: 'long' }, asks);
});

describe('the second window wants what the first one has saved: it is not sent again, and both say so', {
  tags: 'long',
}, () => {
  const journeys: readonly (Journey & { says: string })[] = [
    {
      thing: 'license',
      path: '/organizations?organization=1',
      seen: (page) => button('Disable License')(page).waitFor(),
      earlier: press('Disable License'),
      later: press('Disable License'),
      stored: license,
      says: 'The license was already disabled',
    },
    {
      thing: 'flag of a user',
      path: '/global/users/4',
      seen: (page) => checkbox('Verified')(page).waitFor(),
      earlier: check('Verified'),
      later: check('Verified'),
      stored: () => site.api.db.users.get(4)?.status,
      says: 'uma was already marked as “Verified”',
    },
    {
      thing: 'admin of an organization',
      path: '/organizations/users/2',
      seen: (page) => button('Make Admin: mia')(page).waitFor(),
      earlier: press('Make Admin: mia'),
      later: press('Make Admin: mia'),
      stored: () => site.api.db.organizationMembers.filter(({ isAdmin }) => isAdmin).length,
      says: 'mia was already an admin',
    },
  ];

  it.each(journeys)('$thing', async (journey) => {
    let sent = 0;
    await playIn([first, second], {
      ...journey,
      later: async (page) => {
        sent = writes();
        await journey.later(page);
      },
    });
    await second.getByText(journey.says).waitFor();
    expect(writes()).toBe(sent);
  });
});

it('the second window deletes what the first one has deleted: it says so', async () => {
  const code = 'ÜBER?x=1#y';
  const seen: Step = (page) => button(`Delete coupon ${code}`)(page).waitFor();
  const stored = () => site.api.db.coupons.size;
  const [earlier, later] = [deleteCoupon(code), deleteCoupon(code)];
  await playIn([first, second], { thing: 'coupon', path: '/global/coupons', seen, earlier, later, stored });
  await second.getByText(`${code} was already removed.`).waitFor();
});
