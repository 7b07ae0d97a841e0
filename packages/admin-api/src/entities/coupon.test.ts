import { describe, expect, it } from 'vitest';
import { decodeCoupons } from './coupon.ts';

const coupon = {
  id: '1',
  code: 'SPRING-26',
  value: 20,
  percentage: 1,
  months: 0,
  uses: '3',
  maxUses: 0,
  forUsers: true,
  forProjects: '0',
  created: '2026-03-01 09:30:00',
};

describe('a coupon', () => {
  it('has all fields of the specification, and its creation as written', () => {
    expect(decodeCoupons({ coupons: [coupon] })).toEqual([
      {
        id: 1,
        code: 'SPRING-26',
        value: 20,
        isPercentage: true,
        months: 0,
        uses: 3,
        maxUses: 0,
        isForUsers: true,
        isForProjects: false,
        created: '2026-03-01 09:30:00',
        createdAt: Date.parse('2026-03-01T09:30:00Z'),
      },
    ]);
  });

  it('never takes an unreadable number for 0, which would mean without end', () => {
    const [read] = decodeCoupons([{ ...coupon, months: null, maxUses: 'x' }]);
    expect(read).toMatchObject({ months: null, maxUses: null });
  });

  it('may be without a code, which no server is bound to refuse (B §5)', () => {
    expect(decodeCoupons([{ ...coupon, code: '' }])).toMatchObject([{ code: '' }]);
  });
});
