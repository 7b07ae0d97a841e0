import { queryKey } from '@timemap/admin-kit';
import type { FeatureCommands } from '../../palette/feature-commands.ts';
import { paths } from '../../paths.ts';

const operations = [
  'GET /admin/stats/general',
  'GET /admin/stats/lti',
  'GET /admin/stats/project',
  'GET /admin/stats/lti-by-institution',
] as const;

export default {
  order: 5,
  commandsOf: ({ user, words }) =>
    user.isAdmin
      ? [
          {
            label: words.refreshStatistics,
            synonyms: words.refreshStatisticsSynonyms,
            target: {
              run: ({ queryClient, client, navigate }) => {
                for (const operation of operations)
                  void queryClient.invalidateQueries({ queryKey: queryKey(client, operation) });
                navigate(paths.stats);
              },
            },
          },
        ]
      : [],
} satisfies FeatureCommands;
