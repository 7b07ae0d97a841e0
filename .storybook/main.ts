import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { words } from '../scripts/words/vite-plugin.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../docs/manual/**/*.@(mdx|stories.tsx)', '../packages/admin-kit/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-vitest',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Vite would rewrite light-dark() for older browsers, which then follows no color-scheme outside of the sheets.
  viteFinal: (config) => ({
    ...config,
    plugins: [words(), ...(config.plugins ?? [])],
    // Found late, they would reload the page of the first test.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        'storybook/internal/core-events',
        'storybook/theming',
      ],
    },
    build: { ...config.build, cssTarget: ['chrome126', 'edge126', 'firefox126', 'safari18'] },
  }),
  features: { sidebarOnboardingChecklist: false },
});
