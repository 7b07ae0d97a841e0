import { describe, expect, it } from 'vitest';
import { screenNames } from './screen-names.ts';

describe('the names of a new screen', () => {
  it('are spelled as files and code want them', () => {
    expect(screenNames('coupon-batches', 'CouponBatchList')).toEqual({
      featureFolder: 'coupon-batches',
      feature: 'couponBatches',
      Feature: 'CouponBatches',
      Screen: 'CouponBatchList',
      screenFile: 'coupon-batch-list',
      words: 'Coupon batch list',
    });
  });

  it.each(['Coupons', 'coupon_batches', '-coupons', '../coupons', ''])(
    'refuse %j for a feature',
    (feature) => {
      expect(() => screenNames(feature, 'CouponList')).toThrow('kebab-case');
    },
  );

  it.each(['couponList', 'coupon-list', 'LTIList', ''])('refuse %j for a screen', (screen) => {
    expect(() => screenNames('coupons', screen)).toThrow('PascalCase');
  });
});
