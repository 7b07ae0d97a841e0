import { AdminKitRoot } from '@timemap/admin-kit/ui/kit-root';
import { Section } from '@timemap/admin-kit/ui/section';
import { Status } from '@timemap/admin-kit/ui/status';
import type { Guidances } from './guidance.ts';

const state = <Status tone="success">Enabled</Status>;

export const guidances: Guidances = {
  Root: {
    use: [
      'Around parts that stand outside of a screen, once.',
      'To set theme, density or direction for a region.',
    ],
    avoid: ['Around a whole screen, which brings its own.', 'Around the whole page.'],
    pairs: [
      {
        good: (
          <AdminKitRoot theme="dark">
            <Section title="License">{state}</Section>
          </AdminKitRoot>
        ),
        bad: (
          <Section title="License">
            <AdminKitRoot theme="dark">{state}</AdminKitRoot>
          </Section>
        ),
        because: 'A region has one theme, with the surface that its texts are made for.',
      },
    ],
    keys: [],
    words: ['It has no words. Its language is that of the provider, or English.'],
  },
};
