import { accounts } from '../../accounts.ts';
import type { MockDb } from '../../db.ts';
import type { Demographics, UserRow } from '../../rows.ts';
import { addAccounts, plainUser } from '../people.ts';
import type { Random } from '../random.ts';
import type { DemoClock } from './clock.ts';
import { demoOrganizations as organizations } from './organizations.ts';

interface Community {
  organizationId: number | null;
  units: readonly number[];
  count: number;
  domain: string;
  firstNames: string;
  lastNames: string;
  affiliation: string;
  occupations: readonly string[];
  country: string;
  state?: string;
  institutionId?: number;
}

const schoolPeople = ['Teacher', 'Teacher', 'Teacher', 'Student', 'Librarian', 'Administrator'];
const universityPeople = ['Student', 'Student', 'Researcher', 'Lecturer', 'Lecturer', 'Librarian'];
const museumPeople = ['Curator', 'Educator', 'Archivist', 'Volunteer'];

const communities: readonly Community[] = [
  {
    organizationId: organizations.northgate,
    units: [101, 102, 103, 104, 106, 107],
    count: 34,
    domain: 'northgate.example',
    firstNames: 'Eleanor Tom Priya Callum Hannah Idris Freya Rohan Beatrice Owen Zara Alasdair',
    lastNames: 'Whitfield Ashworth Nair Drummond Pembroke Hussain Llewellyn Carrick Fairfax Mistry Thornbury',
    affiliation: 'University',
    occupations: universityPeople,
    country: 'United Kingdom',
    institutionId: 1,
  },
  {
    organizationId: organizations.harbour,
    units: [201, 202, 203, 204, 205],
    count: 22,
    domain: 'harbourcity.example',
    firstNames: 'Siobhán Declan Aoife Marcus Niamh Grace Patrick Orla Femi',
    lastNames: 'Kavanagh Doyle Brannigan Okafor Fitzgerald Moran Sweeney Lennon',
    affiliation: 'School',
    occupations: schoolPeople,
    country: 'Ireland',
  },
  {
    organizationId: organizations.museo,
    units: [301, 302],
    count: 8,
    domain: 'museodelmar.example',
    firstNames: 'Catalina Joaquín Valentina Matías Antonia',
    lastNames: 'Araya Sepúlveda Fuentealba Riquelme Cárcamo',
    affiliation: 'Museum',
    occupations: museumPeople,
    country: 'Chile',
    institutionId: 2,
  },
  {
    organizationId: organizations.maplewood,
    units: [401, 402, 403, 404, 405],
    count: 25,
    domain: 'maplewoodusd.example',
    firstNames: 'Jasmine Carlos Emily DeShawn Megan Andrew Linh Rebecca Tyler Sofia',
    lastNames: 'Hernandez Whitaker Nguyen Brooks Sullivan Kim Ramirez Foster Caldwell',
    affiliation: 'School',
    occupations: schoolPeople,
    country: 'United States',
    state: 'Oregon',
    institutionId: 3,
  },
  {
    organizationId: organizations.lindenplatz,
    units: [501, 502],
    count: 9,
    domain: 'lindenplatz.example',
    firstNames: 'Katharina Jörg Annika Sebastian Miriam',
    lastNames: 'Brandt Hölzer Lindner Vogt Yildirim',
    affiliation: 'School',
    occupations: schoolPeople,
    country: 'Germany',
  },
  {
    organizationId: organizations.lycee,
    units: [601],
    count: 9,
    domain: 'troisrivieres.example',
    firstNames: 'Camille Mathieu Inès Hélène Karim',
    lastNames: 'Delorme Bertin Chevallier Benali Garnier',
    affiliation: 'School',
    occupations: schoolPeople,
    country: 'France',
    institutionId: 5,
  },
  {
    organizationId: organizations.kitahama,
    units: [701],
    count: 5,
    domain: 'kitahama-museum.example',
    firstNames: 'Haruka Kenji Yui Takumi Naoko',
    lastNames: 'Mizushima Okabe Shirakawa Tachibana',
    affiliation: 'Museum',
    occupations: museumPeople,
    country: 'Japan',
  },
  {
    organizationId: organizations.santaAurora,
    units: [801, 802],
    count: 11,
    domain: 'santaaurora.example',
    firstNames: 'Luísa Thiago Beatriz Rafael Marina João',
    lastNames: 'Carvalho Figueiredo Nogueira Teixeira Prado',
    affiliation: 'University',
    occupations: universityPeople,
    country: 'Brazil',
    institutionId: 4,
  },
  {
    organizationId: organizations.ikoro,
    units: [],
    count: 4,
    domain: 'ikoro-heritage.example',
    firstNames: 'Adaeze Chukwudi Ngozi Tunde',
    lastNames: 'Eze Nwosu Adeyemi Obi',
    affiliation: 'Museum',
    occupations: museumPeople,
    country: 'Nigeria',
  },
  {
    organizationId: organizations.fjordbyen,
    units: [1001],
    count: 5,
    domain: 'fjordbyen.example',
    firstNames: 'Ingrid Lars Solveig Henrik',
    lastNames: 'Haugen Strand Aasen Bakken Moe',
    affiliation: 'Library',
    occupations: ['Librarian', 'Archivist', 'Volunteer'],
    country: 'Norway',
  },
  {
    organizationId: organizations.westbrook,
    units: [1101],
    count: 4,
    domain: 'westbrook-college.example',
    firstNames: 'Denise Gregory Paula Malik',
    lastNames: 'Henderson Osborne Whitlock Price',
    affiliation: 'University',
    occupations: ['Lecturer', 'Student'],
    country: 'United States',
    state: 'Vermont',
  },
  {
    organizationId: null,
    units: [],
    count: 12,
    domain: 'mail.example',
    firstNames: 'Margaret Piotr Leila Samuel Elena Viktor Amara',
    lastNames: 'Kowalska Rahimi Goldberg Petrova Lindgren Asante Beaumont',
    affiliation: 'Personal',
    occupations: ['Researcher', 'Teacher', 'Writer'],
    country: 'Canada',
    state: 'Ontario',
  },
];

interface Person {
  community: Community;
  first: string;
  last: string;
  indexInCommunity: number;
}

function everybody(random: Random): Person[] {
  const people = communities.flatMap((community) => {
    const [firsts, lasts] = [community.firstNames.split(' '), community.lastNames.split(' ')];
    return Array.from({ length: community.count }, (_, index): Person => {
      const round = Math.floor(index / firsts.length);
      const first = firsts[index % firsts.length] ?? '';
      const last = lasts[((index % firsts.length) * 3 + round) % lasts.length] ?? '';
      return { community, first, last, indexInCommunity: index };
    });
  });
  const rank = new Map(people.map((person) => [person, person.indexInCommunity * 3 + random.int(0, 20)]));
  return people.sort((one, other) => (rank.get(one) ?? 0) - (rank.get(other) ?? 0));
}

const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function usernameOf({ first, last, indexInCommunity }: Person, taken: ReadonlySet<string>): string {
  const [given, family] = [plainLetters(first), plainLetters(last)];
  const forms = [`${given}.${family}`, `${given.charAt(0)}${family}`, `${given}${family.charAt(0)}`];
  const preferred = forms[indexInCommunity % 4 === 3 ? 1 : indexInCommunity % 7 === 5 ? 2 : 0] ?? '';
  return [preferred, ...forms].find((name) => !taken.has(name)) ?? `${given}.${family}${indexInCommunity}`;
}

function demographicsOf({ community }: Person, random: Random): Demographics | null {
  if (random.chance(0.25)) return null;
  const { affiliation, country, state = '', occupations } = community;
  return { affiliation, role: random.pick(occupations), country, state };
}

function trialOf(index: number, clock: DemoClock): string | null {
  const days = [40, -2, -21, 9, -5, -13, 130, -28, 2, -1][Math.floor(index / 5)];
  return index % 5 === 2 && days !== undefined ? clock.daysAgo(days - 0.3) : null;
}

export function addDemoPeople(db: MockDb, clock: DemoClock, random: Random): void {
  addAccounts(db);
  for (const user of db.users) user.createdAt = clock.daysAgo(1120 - user.id * 3);
  const join = (organizationId: number, userId: number, isAdmin = false): void => {
    db.organizationMembers.push({ organizationId, userId, isAdmin });
  };
  const { globalAdmin, orgAdmin, member, unverified } = accounts;
  join(organizations.northgate, globalAdmin.userId);
  join(organizations.humanities, orgAdmin.userId, true);
  join(organizations.harbour, orgAdmin.userId, true);
  join(organizations.museo, orgAdmin.userId);
  join(organizations.humanities, member.userId);
  join(organizations.harbour, member.userId);
  join(201, unverified.userId);

  const people = everybody(random);
  const dates = clock.history(people.length, 1080);
  const usernames = new Set(db.users.map(({ username }) => username));
  for (const [index, person] of people.entries()) {
    const { community, first, last, indexInCommunity } = person;
    const username = usernameOf(person, usernames);
    usernames.add(username);
    const id = db.users.size + 1;
    const isPaying = community.organizationId === null && random.chance(0.5);
    const isThroughLms = community.institutionId !== undefined && indexInCommunity % 4 === 2;
    const user: UserRow = {
      ...plainUser(id, username, `${first} ${last}`, `${username}@${community.domain}`),
      status: random.chance(0.07) ? 0 : 1,
      isSubscribed: isPaying || random.chance(0.3),
      isEduEligibilityOverridden: random.chance(0.05),
      isGrandfathered: index < 12,
      skipsLtiPayments: isThroughLms && random.chance(0.2),
      trialExpiresAt: trialOf(index - 60, clock),
      createdAt: dates[index] ?? clock.daysAgo(0),
      googleUserId: random.chance(0.25) ? `10${random.int(100_000_000, 999_999_999)}${id}` : null,
      institutionId: isThroughLms ? (community.institutionId ?? null) : null,
      demographics: demographicsOf(person, random),
    };
    db.users.put(user);
    if (community.organizationId === null) continue;
    join(community.organizationId, id, indexInCommunity === 0);
    if (community.units.length > 0 && indexInCommunity > 0) {
      join(random.pick(community.units), id, indexInCommunity % 6 === 1);
    }
  }
}
