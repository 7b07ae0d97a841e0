import type { FeatureCommands } from '../../palette/feature-commands.ts';
import { paths } from '../../paths.ts';

export default {
  order: 4,
  commandsOf: ({ user }) =>
    user.isAdmin ? [{ label: 'Manage Whitelist', target: { to: paths.whitelist } }] : [],
} satisfies FeatureCommands;
