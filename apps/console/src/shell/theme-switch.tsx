import type { Theme } from '@timemap/admin-kit';
import { useConsole, usePreferences } from '../console-context.ts';
import './theme-switch.css';

const choices: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'System' },
];

export function ThemeSwitch() {
  const { preferences } = useConsole();
  const { theme: chosen } = usePreferences();
  return (
    <fieldset className="console-theme">
      <legend className="console-theme-legend">Theme</legend>
      <div className="console-theme-choices">
        {choices.map(({ theme, label }) => (
          <label key={theme} className="console-theme-choice">
            <input
              type="radio"
              name="theme"
              className="console-theme-radio"
              checked={theme === chosen}
              onChange={() => preferences.set({ theme })}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
