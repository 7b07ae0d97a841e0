import { type Coupon, decodeCoupons } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { couponsMessages } from '@timemap/admin-kit/messages/coupons';
import { TagIcon } from '@timemap/admin-kit/ui/icon';
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
    icon: TagIcon,
    title: 'coupons',
    order: 6,
    lists: { 'GET /coupons': { isWhole: true, rowsOf: each } },
    staffList: query('GET /coupons', decodeCoupons),
    entityOf: ({ id, code }) => ({ id, label: code, detail: '' }),
    // Coupons have no page, so the list is filtered.
    hrefOf: (links, { label }) => filtered(links.section('coupons'), label),
    listOf: (links, text) => filtered(links.section('coupons'), text),
    facets: (['usedUp', 'forNobody'] as const).map((only) => ({
      label: (wordsOf) => wordsOf(couponsMessages)[only],
      hrefOf: (links) => links.section('coupons', { only }),
    })),
  }),
} satisfies FeatureCommands;
