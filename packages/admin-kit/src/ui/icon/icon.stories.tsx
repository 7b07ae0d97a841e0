import preview from '../../../../../.storybook/preview.tsx';
import * as icons from './icons.tsx';

const meta = preview.meta({ title: 'Parts/Icon', component: icons.SearchIcon });

export const All = meta.story({
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 14em)', gap: 12, padding: 0 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon />
          {name}
        </li>
      ))}
    </ul>
  ),
});
