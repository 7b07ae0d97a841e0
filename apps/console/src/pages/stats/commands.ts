import { readsThatBegin } from '../../kit-cache.ts';
import type { FeatureCommands } from '../../palette/feature-commands.ts';
import { paths } from '../../paths.ts';

export default {
  order: 5,
  commandsOf: ({ user, words }) =>
    user.isAdmin
      ? [
          {
            label: words.refreshStatistics,
            synonyms: words.refreshStatisticsSynonyms,
            target: {
              run: ({ queryClient, clientId, navigate }) => {
                void queryClient.invalidateQueries(readsThatBegin(clientId, 'GET /admin/stats/'));
                navigate(paths.stats);
              },
            },
          },
        ]
      : [],
} satisfies FeatureCommands;
