import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

const meta = preview.meta({ title: 'Parts/Icon', component: Icon, args: { name: 'search' } });

/** Every icon there is, beside its name. */
export const All = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 160px)', gap: 12, padding: 0 }}>
      {Object.keys(iconPaths).map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon name={name as IconName} />
          {name}
        </li>
      ))}
    </ul>
  ),
});
