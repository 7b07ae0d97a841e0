import { hostileText, type MockServer } from '@timemap/admin-mock';

const plainTexts: ReadonlyMap<string, string> = new Map([
  [hostileText.markup, 'Lakeside'],
  [hostileText.script, 'Martin Keller'],
  [hostileText.attribute, 'Reviewers'],
  [hostileText.template, 'Map Library'],
  [hostileText.rightToLeft, 'Amal Haddad'],
  [hostileText.hebrew, 'City Archive'],
  [hostileText.invisible, 'Paul Archer'],
  [hostileText.homoglyph, 'Northern University'],
  [hostileText.emoji, 'Space Cartographers'],
  [hostileText.combining, 'Summit Society'],
  [hostileText.formula, 'Fiona Mullen'],
  [hostileText.long, 'Society for Regional Maps'],
]);
const LONG_WORD = /[^\s@]{60,}/g;

/** The first story of a screen shows what a screen looks like, not what it withstands. */
export function makeTextsPlain({ db }: MockServer): void {
  const { users, organizations, projects, roles, tickets, deals, coupons, institutions, codeBatches } = db;
  db.whitelist.splice(0, db.whitelist.length, ...db.whitelist.map(plainOf));
  for (const table of [
    users,
    organizations,
    projects,
    roles,
    tickets,
    deals,
    coupons,
    institutions,
    codeBatches,
  ])
    for (const row of table) makePlain(row);
}

function makePlain(row: object): void {
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === 'string') Object.assign(row, { [key]: plainOf(value) });
    else if (typeof value === 'object' && value !== null && !(value instanceof Date)) makePlain(value);
  }
}

function plainOf(text: string): string {
  let plain = text;
  for (const [hostile, name] of plainTexts) plain = plain.replaceAll(hostile, name);
  return plain.replaceAll(LONG_WORD, 'Danube');
}
