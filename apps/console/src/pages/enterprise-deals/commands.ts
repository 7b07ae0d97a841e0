import { decodeEnterpriseDeals, type EnterpriseDeal } from '@timemap/admin-api';
import { query } from '@timemap/admin-kit';
import { enterpriseDealsMessages } from '@timemap/admin-kit/messages/enterprise-deals';
import { ContractIcon } from '@timemap/admin-kit/ui/icon';
import { each, type FeatureCommands, one, records } from '../../palette/feature-commands.ts';
import { dealsPath } from './pages.ts';

export default {
  order: 3,
  commandsOf: ({ user, words, wordsOf }) =>
    user.isAdmin
      ? [
          {
            label: wordsOf(enterpriseDealsMessages).create,
            synonyms: words.createDealSynonyms,
            target: { to: `${dealsPath}?create` },
          },
        ]
      : [],
  records: records<EnterpriseDeal>({
    kind: 'deal',
    icon: ContractIcon,
    title: 'deals',
    order: 5,
    lists: { 'GET /enterprise': { isWhole: true, rowsOf: each }, 'GET /enterprise/{id}': { rowsOf: one } },
    staffList: query('GET /enterprise', decodeEnterpriseDeals),
    entityOf: ({ id, name }) => ({ id, label: name, detail: '' }),
    hrefOf: (links, { id }) => links.enterpriseDeal(id),
    facets: (
      [
        ['aboveHard', 'aboveHardLimit'],
        ['aboveSoft', 'aboveSoftLimit'],
        ['ending', 'ending'],
        ['ended', 'ended'],
      ] as const
    ).map(([only, word]) => ({
      label: (wordsOf) => wordsOf(enterpriseDealsMessages)[word],
      hrefOf: (links) => links.section('enterpriseDeals', { only }),
    })),
  }),
} satisfies FeatureCommands;
