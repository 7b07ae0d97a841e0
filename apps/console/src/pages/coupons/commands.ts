import { type Coupon, decodeCoupons } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { couponsMessages } from '@timemap/admin-kit/messages/coupons';
import { each, type FeatureCommands, filtered, records } from '../../palette/feature-commands.ts';
import { couponsPath } from './pages.ts';

export default {
  order: 2,
  commandsOf: ({ user, words, wordsOf }) =>
    user.isAdmin
      ? [
          {
            label: wordsOf(couponsMessages).createCoupon,
            synonyms: words.createCouponSynonyms,
            target: { to: `${couponsPath}?create` },
          },
        ]
      : [],
  records: records<Coupon>({
    kind: 'coupon',
    title: 'coupons',
    order: 6,
    lists: { 'GET /coupons': { isWhole: true, rowsOf: each } },
    staffList: query('GET /coupons', decodeCoupons),
    entityOf: ({ id, code }) => ({ id, label: code, detail: '' }),
    // Coupons have no page, so the list is filtered.
    hrefOf: (links, { label }) => filtered(links.section('coupons'), label),
  }),
} satisfies FeatureCommands;
