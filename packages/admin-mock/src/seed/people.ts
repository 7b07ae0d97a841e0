import { accountNames, accounts } from '../accounts.ts';
import type { MockDb } from '../db.ts';
import type { UserRow } from '../rows.ts';
import type { Random } from './random.ts';
import { daysBeforeSeed } from './seed-time.ts';

const firstNames =
  'Amira Bela Chidi Dana Elif Farid Greta Hiro Ines Jonas Kavya Leila Marek Nadia Olu Priya Quentin Rosa Sami Tove Umar Vera Wen Ximena Yusuf Zofia'.split(
    ' ',
  );
const lastNames =
  'Abara Bergström Costa Delacroix Eriksen Fontaine García Haddad Ivanova Johansson Kowalski Lindqvist Moreau Nakamura Okafor Petrov Quispe Rahman Silva Tanaka Usman Varga Weber Xu Yilmaz Zielinski'.split(
    ' ',
  );
const domains = [
  'northwind.example',
  'harbour.example',
  'museo.example',
  'mail.example',
  'atlas.example',
] as const;
const countries = ['Norway', 'Portugal', 'Nigeria', 'Japan', 'Peru', 'United States', 'Türkiye'] as const;
const affiliations = ['University', 'School', 'Museum', 'Library', 'Personal'] as const;
const occupations = ['Teacher', 'Student', 'Researcher', 'Librarian', 'Curator'] as const;

const EMAIL_VERIFIED = 1;
const GLOBAL_ADMIN = 128;

export function plainUser(id: number, username: string, displayName: string, email: string): UserRow {
  return {
    id,
    username,
    displayName,
    email,
    password: `${username}-demo`,
    status: EMAIL_VERIFIED,
    isSubscribed: false,
    isEduEligibilityOverridden: false,
    isGrandfathered: false,
    skipsLtiPayments: false,
    trialExpiresAt: null,
    createdAt: daysBeforeSeed(400),
    googleUserId: null,
    institutionId: null,
    demographics: null,
  };
}

export function addAccounts(db: MockDb): void {
  const names = {
    globalAdmin: 'Ada Okonkwo',
    orgAdmin: 'Oren Halvorsen',
    member: 'Mia Duarte',
    unverified: 'Uma Sethi',
  };
  for (const name of accountNames) {
    const { userId, username, password } = accounts[name];
    db.users.put({
      ...plainUser(userId, username, names[name], `${username}@timemap.example`),
      password,
      status:
        name === 'globalAdmin' ? EMAIL_VERIFIED | GLOBAL_ADMIN : name === 'unverified' ? 0 : EMAIL_VERIFIED,
      isSubscribed: name === 'orgAdmin',
    });
  }
}

export function inventUser(id: number, random: Random): UserRow {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const handle = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  const username = `${handle}.${id}`;
  const hasTrial = random.chance(0.25);
  return {
    ...plainUser(id, username, `${first} ${last}`, `${username}@${random.pick(domains)}`),
    // An editor must keep bits 4 and 8, which have no meaning.
    status: random.pick([1, 1, 1, 1, 0, 5, 9]),
    isSubscribed: random.chance(0.4),
    isEduEligibilityOverridden: random.chance(0.1),
    isGrandfathered: random.chance(0.08),
    skipsLtiPayments: random.chance(0.05),
    trialExpiresAt: hasTrial ? daysBeforeSeed(random.int(-30, 60), random.int(0, 86_399)) : null,
    createdAt: daysBeforeSeed(random.int(1, 1500), random.int(0, 86_399)),
    googleUserId: random.chance(0.2) ? `1${String(random.int(0, 999_999_999)).padStart(9, '0')}${id}` : null,
    demographics: random.chance(0.6)
      ? {
          affiliation: random.pick(affiliations),
          role: random.pick(occupations),
          country: random.pick(countries),
          state: random.chance(0.3) ? 'Oregon' : '',
        }
      : null,
  };
}
