import preview from '../../../../../.storybook/preview.tsx';
import { JsonViewer } from './json-viewer.tsx';

const state = {
  route: '/app/connect/12?sid=7d1c-secret-session&tab=map',
  user: { id: 3, name: 'Mia Duarte', password: 'hunter2', roles: ['member', 'curator'], verified: true },
  view: { zoom: 3.5, center: [0, -12.25], layer: null, 'odd key': '👩‍🚀 \u202e reversed' },
  note: 'A long text that goes on and on. '.repeat(20),
};

const meta = preview.meta({
  title: 'Parts/JSON viewer',
  component: JsonViewer,
  args: { label: 'App state', text: JSON.stringify(state) },
});

export const Ready = meta.story();
export const Empty = meta.story({ args: { text: ' ' } });
/** Shown as text, with the position of the error. */
export const Broken = meta.story({ args: { text: '{"route":"/app/conn","sid":"7d1c-secr' } });
export const Prototype = meta.story({ args: { text: '{"__proto__":{"isAdmin":true},"constructor":{}}' } });
/** 50,000 levels; the last row shows its level. Not on the docs page, which would print and color the text. */
export const Deep = meta.story({
  tags: ['!autodocs'],
  args: { text: `${'{"child":'.repeat(50_000)}1${'}'.repeat(50_000)}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand all' }));
    (await canvas.findAllByRole('treeitem'))[0]?.focus();
    await userEvent.keyboard('{End}');
  },
});
/** About 1 MB. */
export const Large = meta.story({
  tags: ['!autodocs'],
  args: {
    text: JSON.stringify(
      Array.from({ length: 20_000 }, (_, nodeid) => ({ nodeid, type: nodeid % 3, tags: ['x'] })),
    ),
  },
});
export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'o');
  },
});
export const Narrow = meta.story({ globals: { width: '360' } });
