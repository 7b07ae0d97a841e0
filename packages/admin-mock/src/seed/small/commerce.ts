import type { MockDb } from '../../db.ts';
import { hostileText } from '../hostile-text.ts';
import type { Random } from '../random.ts';
import { daysBeforeSeed } from '../seed-time.ts';

export function addCommerce(db: MockDb, random: Random): void {
  db.whitelist.push(
    '@northwind.example',
    '.northwind.example',
    '@harbour.example',
    'guest.curator@mail.example',
  );
  db.whitelist.push('@xn--mnchen-3ya.example', hostileText.markup);
  addDeals(db, random);
  addCoupons(db, random);
}

function addDeals(db: MockDb, random: Random): void {
  const names = [
    'Northwind campus',
    'Harbour district',
    hostileText.markup,
    hostileText.rightToLeft,
    hostileText.noSpaces,
  ];
  for (let id = 1; id <= 26; id++) {
    const softLimit = random.int(1, 40) * 25;
    db.deals.put({
      id,
      name: names[id - 1] ?? `Deal with district ${id}`,
      createdAt: daysBeforeSeed(id * 11, id),
      periodDays: random.pick([30, 90, 180, 365]),
      softLimit,
      hardLimit: softLimit + 50,
      institutionId: id <= 2 ? id : null,
      whitelist:
        id === 1
          ? ['@northwind.example', '.northwind.example', 'dean@mail.example']
          : [`@district${id}.example`],
      activeUserCount: id === 3 ? 0 : random.int(0, softLimit + 60),
    });
  }
}

function addCoupons(db: MockDb, random: Random): void {
  const codes = ['WELCOME-10', 'HALF OFF/50%', '..', 'ÜBER?x=1#y', hostileText.markup, hostileText.formula];
  for (let id = 1; id <= 25; id++) {
    const isPercentage = random.chance(0.6);
    db.coupons.put({
      id,
      code: codes[id - 1] ?? `${random.code(4)}-${random.code(4)}`,
      value: isPercentage ? random.pick([5, 10, 25, 50, 100]) : random.int(1, 60),
      isPercentage,
      months: random.pick([0, 1, 3, 12]),
      uses: random.int(0, 40),
      maxUses: random.pick([0, 1, 25, 100]),
      isForUsers: random.chance(0.8),
      isForProjects: random.chance(0.4),
      createdAt: daysBeforeSeed(id * 7, id * 5),
    });
  }
}
