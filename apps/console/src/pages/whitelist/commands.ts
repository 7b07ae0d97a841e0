import type { FeatureCommands } from '../../palette/feature-commands.ts';
import { paths } from '../../paths.ts';

export default {
  order: 4,
  commandsOf: ({ user, words }) =>
    user.isAdmin ? [{ label: words.manageWhitelist, target: { to: paths.whitelist } }] : [],
} satisfies FeatureCommands;
