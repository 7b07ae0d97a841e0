import type { FeatureCommands } from '../../palette/feature-commands.ts';
import { whitelistPath } from './pages.ts';

export default {
  order: 4,
  commandsOf: ({ user, words }) =>
    user.isAdmin
      ? [{ label: words.manageWhitelist, verbs: words.whitelistVerbs, target: { to: whitelistPath } }]
      : [],
} satisfies FeatureCommands;
