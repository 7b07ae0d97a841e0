import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';

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
  features: { sidebarOnboardingChecklist: false },
});
