import { hostileText, type MockServer } from '@timemap/admin-mock';

/** Names that are also parts of others, such as Carlo, are only replaced whole. */
const plainNames: ReadonlyMap<string, string> = new Map([
  ['rlo', 'amal.haddad'],
  ['zero.width', 'paul.archer'],
  ['formula', 'fiona.mullen'],
  ['bcc', 'bruno.castelli'],
  ['Blind Copy', 'Bruno Castelli'],
  ['From the future', 'Curators'],
  ['Nothing yet', 'Guests'],
]);
const plainTexts: ReadonlyMap<string, string> = new Map([
  ['@lti:9f8e7d6c5b4a39281706f5e4d3c2b1a0@canvas.northwind.example', 'ida.weber'],
  [`"${hostileText.markup}"@`, 'martin.keller@'],
  ['rlo@', 'amal.haddad@'],
  ['zero.width@', 'paul.archer@'],
  ['=1+1@', 'fiona.mullen@'],
  ['victim@mail.example?bcc=everyone@mail.example', 'bruno.castelli@mail.example'],
  ['&body=hello', ''],
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

/** All stories but those named Hostile show what a screen looks like, not what it withstands. */
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
  let plain = plainNames.get(text) ?? text;
  for (const [hostile, name] of plainTexts) plain = plain.replaceAll(hostile, name);
  return plain.replaceAll(LONG_WORD, 'Danube');
}
