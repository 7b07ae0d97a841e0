import { describe, expect, it } from 'vitest';
import { decodeActiveUserCount, decodeEnterpriseDeal, decodeEnterpriseDeals } from './enterprise-deal.ts';

const deal = {
  id: 1,
  name: 'College',
  created: '2026-03-01 09:30:00',
  period: '365',
  softLimit: 100,
  hardLimit: 120,
  institutionId: null,
};

describe('an enterprise deal', () => {
  it('has all fields of the specification, and its creation as written', () => {
    const expected = {
      id: 1,
      name: 'College',
      created: '2026-03-01 09:30:00',
      createdAt: Date.parse('2026-03-01T09:30:00Z'),
      periodDays: 365,
      softLimit: 100,
      hardLimit: 120,
      institutionId: null,
    };
    expect(decodeEnterpriseDeal({ enterpriseDeal: deal })).toEqual(expected);
    expect(decodeEnterpriseDeals({ enterpriseDeals: [deal] })).toEqual([expected]);
  });
});

describe('the rolling total active user count', () => {
  it.each([
    [{ count: 5 }, 5],
    [{ rtau: '5' }, 5],
    [5, 5],
    [{ count: null }, null],
    [{ count: 'many' }, null],
  ])('from %j is %j', (answer, count) => {
    expect(decodeActiveUserCount(answer)).toBe(count);
  });
});
