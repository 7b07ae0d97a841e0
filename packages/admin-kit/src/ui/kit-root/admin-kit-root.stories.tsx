import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { Section } from '../section/section.tsx';
import { AdminKitRoot } from './admin-kit-root.tsx';

const meta = preview.meta({
  title: 'Parts/Root',
  component: AdminKitRoot,
  args: {
    children: (
      <Section title="License" actions={<Button size="small">Refresh</Button>}>
        Valid until 31 December.
      </Section>
    ),
  },
});

export const Plain = meta.story({});
export const Dark = meta.story({ args: { theme: 'dark' }, globals: { theme: 'dark' } });
export const Compact = meta.story({ args: { density: 'compact' } });
export const RightToLeft = meta.story({ args: { dir: 'rtl' } });
