import { addons, types } from 'storybook/manager-api';
import { BothThemes } from './both-themes.ts';
import { brandThemes } from './brand-themes.ts';
import './manager.css';

const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => addons.setConfig({ theme: brandThemes[dark.matches ? 'dark' : 'light'] });
applyTheme();
dark.addEventListener('change', applyTheme);

addons.register('timemap', () => {
  addons.add('timemap/both-themes', { type: types.PREVIEW, render: BothThemes });
});

// Storybook has no setting for its own name in the title.
new MutationObserver(() => {
  const title = document.title.replace(/^Storybook$|⋅ Storybook$/, (name) =>
    name.replace('⋅ Storybook', '· Timemap Admin').replace('Storybook', 'Timemap Admin'),
  );
  if (title !== document.title) document.title = title;
}).observe(document.head, { childList: true, subtree: true, characterData: true });
