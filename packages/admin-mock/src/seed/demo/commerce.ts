import type { MockDb } from '../../db.ts';
import type { CouponRow } from '../../rows.ts';
import type { Random } from '../random.ts';
import type { DemoClock } from './clock.ts';
import { demoOrganizations as organizations } from './organizations.ts';

export function addDemoWhitelist(db: MockDb): void {
  db.whitelist.push(
    '@northgate.example',
    '.northgate.example',
    '@harbourcity.example',
    '@museodelmar.example',
    '@maplewoodusd.example',
    '@students.maplewoodusd.example',
    '@lindenplatz.example',
    '@troisrivieres.example',
    '@santaaurora.example',
    '.santaaurora.example',
    '@fjordbyen.example',
    'm.beaumont@mail.example',
    'guest.curator@mail.example',
  );
}

/** Name, domain, days, soft limit, its use in percent, institution. */
const deals: readonly (readonly [string, string, number, number, number, number | null])[] = [
  ['Northgate University', 'northgate.example', 365, 2500, 71, 1],
  ['Harbour City Schools', 'harbourcity.example', 365, 400, 104, null],
  ['Maplewood Unified School District', 'maplewoodusd.example', 365, 1200, 96, 3],
  ['Cedar Valley ISD', 'cedarvalley.example', 365, 900, 48, null],
  ['Lakeshore County Public Schools', 'lakeshorecounty.example', 365, 3000, 88, null],
  ['Académie des Trois Rivières', 'troisrivieres.example', 365, 600, 63, 5],
  ['Universidade de Santa Aurora', 'santaaurora.example', 180, 1500, 22, 4],
  ['Bezirk Nord, Gymnasien', 'bezirk-nord.example', 365, 800, 91, null],
  ['Pine Ridge School District 12', 'pineridge12.example', 365, 350, 111, null],
  ['Museo del Mar, summer programme', 'museodelmar.example', 90, 120, 35, 2],
  ['Fjordbyen Municipality', 'fjordbyen.example', 365, 250, 54, null],
  ['Stonebridge Multi-Academy Trust', 'stonebridge.example', 365, 1600, 79, null],
  ['Westbrook Community College', 'westbrook-college.example', 180, 300, 12, null],
  ['Bayview Charter Network', 'bayviewcharter.example', 365, 700, 99, null],
  ['Distrito Escolar Río Claro', 'rioclaro.example', 365, 500, 41, null],
  ['Prairie View Homeschool Co-op', 'prairieview.example', 30, 40, 85, null],
  ['Ikoro Heritage Trust', 'ikoro-heritage.example', 90, 60, 27, null],
  ['Redwood Coast District, pilot', 'redwoodcoast.example', 90, 150, 8, null],
];

export function addDemoDeals(db: MockDb, clock: DemoClock, random: Random): void {
  const dates = clock.history(deals.length, 520);
  for (const [index, [name, domain, periodDays, softLimit, percent, institutionId]] of deals.entries()) {
    db.deals.insert({
      name,
      createdAt: dates[index] ?? clock.daysAgo(0),
      periodDays,
      softLimit,
      hardLimit: Math.round(softLimit * 1.2),
      institutionId,
      whitelist: [`@${domain}`, ...(random.chance(0.4) ? [`.${domain}`] : [])],
      activeUserCount: Math.round((softLimit * percent) / 100),
    });
  }
}

const coupons: readonly (readonly [
  code: string,
  value: number,
  kind: '%' | '$',
  months: number,
  maxUses: number,
  target: 'users' | 'projects' | 'both',
])[] = [
  ['WELCOME10', 10, '%', 1, 0, 'users'],
  ['TEACHER50', 50, '%', 12, 0, 'users'],
  ['SEASON', 25, '%', 3, 500, 'users'],
  ['SEASON', 100, '%', 1, 200, 'both'],
  ['MUSEUM-PASS', 20, '%', 3, 100, 'projects'],
  ['NORTHGATE-ALUMNI', 15, '%', 12, 0, 'users'],
  ['SEASON', 30, '%', 1, 250, 'users'],
  ['SEASON', 40, '%', 6, 120, 'both'],
  ['PROJECT-UPGRADE-5', 5, '$', 0, 0, 'projects'],
  ['HARBOUR-PILOT', 100, '%', 6, 25, 'both'],
  ['SEASON', 20, '%', 3, 400, 'users'],
  ['LIBRARIANS', 25, '%', 12, 300, 'users'],
  ['TEACHERDAY', 50, '%', 1, 1000, 'users'],
  ['SEASON', 35, '%', 2, 150, 'both'],
  ['ARCHIVE-FRIENDS', 10, '$', 12, 60, 'users'],
  ['COMEBACK15', 15, '%', 3, 0, 'users'],
  ['MAPLEWOOD-PD', 100, '%', 1, 40, 'users'],
  ['GENEALOGY20', 20, '%', 12, 500, 'users'],
  ['SEASON', 25, '%', 3, 500, 'users'],
  ['SEASON', 100, '%', 1, 200, 'both'],
  ['STUDENT5', 5, '$', 0, 0, 'users'],
  ['WORKSHOP-LISBOA', 100, '%', 3, 30, 'both'],
  ['SEASON', 30, '%', 12, 100, 'users'],
  ['REFER-A-COLLEAGUE', 12, '$', 1, 0, 'users'],
  ['CLASSROOM-BUNDLE', 60, '$', 12, 75, 'projects'],
  ['WEBINAR-OCT', 20, '%', 1, 90, 'users'],
  ['SUPPORT-THANKS', 100, '%', 1, 0, 'both'],
  ['SEASON', 40, '%', 12, 1000, 'users'],
  ['SEASON', 24, '%', 1, 240, 'users'],
  ['BETA-TESTERS', 100, '%', 6, 20, 'both'],
];

const campaigns =
  'NEWYEAR WINTERBREAK SPRINGTERM MUSEUMWEEK HISTORYDAY GEOCONF SUMMERCAMP EARLYBIRD BACK2SCHOOL AUTUMNTERM BLACKFRIDAY ADVENT'.split(
    ' ',
  );

function codeOf(pattern: string, createdAt: string, taken: ReadonlySet<string>): string {
  if (pattern !== 'SEASON') return pattern;
  const code = `${campaigns[Number(createdAt.slice(5, 7)) - 1]}${createdAt.slice(2, 4)}`;
  let unique = code;
  for (let count = 2; taken.has(unique); count++) unique = `${code}-${count}`;
  return unique;
}

export function addDemoCoupons(db: MockDb, clock: DemoClock, random: Random): void {
  const dates = clock.history(coupons.length, 700);
  const codes = new Set<string>();
  for (const [index, [pattern, value, kind, months, maxUses, target]] of coupons.entries()) {
    const createdAt = dates[index] ?? clock.daysAgo(0);
    const share = Math.min(1, (coupons.length - index) / coupons.length + random.int(0, 20) / 100);
    const code = codeOf(pattern, createdAt, codes);
    codes.add(code);
    const coupon: Omit<CouponRow, 'id'> = {
      code,
      value,
      isPercentage: kind === '%',
      months,
      uses: Math.round(share * (maxUses === 0 ? random.int(40, 380) : maxUses) * 0.9),
      maxUses,
      isForUsers: target !== 'projects',
      isForProjects: target !== 'users',
      createdAt,
    };
    db.coupons.insert(coupon);
  }
}

const institutions: readonly (readonly [organizationId: number, name: string, isEnabled: boolean])[] = [
  [organizations.northgate, 'Northgate Canvas', true],
  [organizations.museo, 'Museo del Mar Moodle', false],
  [organizations.maplewood, 'Maplewood Schoology', true],
  [organizations.santaAurora, 'Santa Aurora Moodle', true],
  [organizations.lycee, 'ENT Trois Rivières', true],
  [organizations.westbrook, 'Westbrook Blackboard', true],
];

const batches: readonly (readonly [number, string, number, number, number])[] = [
  [1, 'Autumn term YY', 300, 300, 430],
  [1, 'Spring term YY', 250, 231, 300],
  [1, 'Summer school YY', 60, 44, 150],
  [1, 'Autumn term YY', 320, 187, 60],
  [3, 'AP World History YY', 90, 76, 75],
  [3, 'Cedar Ridge, grade 6', 120, 12, 9],
  [4, '2º semestre YY', 150, 98, 110],
  [5, 'Classes de seconde YY', 80, 71, 70],
];

export function addDemoInstitutions(db: MockDb, clock: DemoClock, random: Random): void {
  for (const [organizationId, name, isEnabled] of institutions) {
    const hex = Array.from({ length: 12 }, () => random.int(0, 15).toString(16)).join('');
    db.institutions.insert({
      organizationId,
      name,
      paywallCodeMessage:
        organizationId === organizations.northgate ? 'Codes are on sale in the campus bookshop.' : '',
      isSoldBySemester: organizationId === organizations.northgate,
      instanceGuid: `${hex.slice(0, 8)}-5b4a-4392-8170-${hex}`,
      consumerKey: `key-${random.code(12)}`,
      sharedSecret: `secret-${random.code(24)}`,
      isEnabled,
    });
  }
  for (const [institutionId, name, count, used, days] of batches) {
    const createdAt = clock.daysAgo(days);
    db.codeBatches.insert({
      institutionId,
      name: name.replace('YY', createdAt.slice(0, 4)),
      used,
      codes: Array.from({ length: count }, () => random.code(10)),
      createdAt,
    });
  }
}
