import preview from '../../../../../.storybook/preview.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = preview.meta({ title: 'Parts/Breadcrumbs', component: Breadcrumbs });

export const ThreeSteps = meta.story({
  args: {
    items: [
      { label: 'Organizations', href: '/organizations' },
      { label: 'Faculty of Arts', href: '/organizations?organization=7' },
      { label: 'Users' },
    ],
  },
});
export const Crowded = meta.story({
  args: {
    items: Array.from({ length: 9 }, (_, depth) => ({
      label: `Department of very long names, level ${depth + 1}`,
      href: `/organizations?organization=${depth}`,
    })),
  },
});
