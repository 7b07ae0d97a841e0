import type { MockDb } from '../../db.ts';
import type { UserRow } from '../../rows.ts';
import { hostileText } from '../hostile-text.ts';
import { addAccounts, inventUser, plainUser } from '../people.ts';
import type { Random } from '../random.ts';
import { daysBeforeSeed } from '../seed-time.ts';
import { smallOrganizations as organizations } from './organizations.ts';

const USER_COUNT = 150;

function awkwardUsers(): UserRow[] {
  const user = plainUser;
  return [
    {
      ...user(
        5,
        '@lti:9f8e7d6c5b4a39281706f5e4d3c2b1a0@canvas.northwind.example',
        'Ida (through Canvas)',
        '',
      ),
      institutionId: 1,
    },
    {
      ...user(6, hostileText.markup, hostileText.script, `"${hostileText.markup}"@mail.example`),
      isSubscribed: true,
    },
    user(7, 'rlo', hostileText.rightToLeft, 'rlo@mail.example'),
    user(8, 'zero.width', hostileText.invisible, 'zero.width@mail.example'),
    user(9, 'formula', hostileText.formula, '=1+1@mail.example'),
    user(10, 'bcc', 'Blind Copy', 'victim@mail.example?bcc=everyone@mail.example&body=hello'),
    user(11, hostileText.noSpaces.slice(0, 120), hostileText.noSpaces, 'wide@mail.example'),
    { ...user(12, 'no.name', '', 'no.name@mail.example'), status: 0 },
    {
      ...user(13, 'second.admin', 'Second Admin', 'second.admin@timemap.example'),
      status: 129,
      isSubscribed: true,
    },
    {
      ...user(14, 'trial.running', 'Trial Running', 'trial.running@mail.example'),
      trialExpiresAt: daysBeforeSeed(-12),
    },
    {
      ...user(15, 'trial.over', 'Trial Over', 'trial.over@mail.example'),
      trialExpiresAt: daysBeforeSeed(3, 61),
    },
    {
      ...user(16, 'ADA', 'Not Ada', 'ada@mail.example'),
      isGrandfathered: true,
      isEduEligibilityOverridden: true,
    },
  ];
}

export function addUsers(db: MockDb, random: Random): void {
  addAccounts(db);
  for (const user of awkwardUsers()) db.users.put(user);
  for (let id = db.users.size + 1; id <= USER_COUNT; id++) db.users.put(inventUser(id, random));

  const join = (organizationId: number, userId: number, isAdmin = false): void => {
    db.organizationMembers.push({ organizationId, userId, isAdmin });
  };
  for (let id = 5; id <= 130; id++) join(organizations.northwind, id, id === 20);
  for (let id = 20; id <= 34; id++) join(organizations.historyFaculty, id, id === 21);
  for (let id = 35; id <= 44; id++) join(organizations.harbour, id, id % 5 === 0);
  for (let id = 131; id <= 134; id++) join(organizations.museo, id, id === 131);
  for (const id of [102, 103, 106, 107, 108, 201, 204, 301, 401]) join(id, 45 + (id % 60));
  join(organizations.markup, 6, true);
  for (const row of db.users) {
    if (row.username.startsWith('@lti:') || (row.id > 16 && row.id % 9 === 0))
      row.institutionId = row.id % 2 === 0 ? 2 : 1;
  }
}
