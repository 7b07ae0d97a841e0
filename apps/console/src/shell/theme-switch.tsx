import { type Theme, useMessages } from '@timemap/admin-kit';
import { useConsole, usePreferences } from '../console-context.ts';
import { shellMessages } from './messages.ts';
import './theme-switch.css';

const themes: readonly Theme[] = ['light', 'dark', 'system'];

export function ThemeSwitch() {
  const { preferences } = useConsole();
  const { theme: chosen } = usePreferences();
  const words = useMessages(shellMessages);
  return (
    <fieldset className="console-theme">
      <legend className="console-theme-legend">{words.theme}</legend>
      <div className="console-theme-choices">
        {themes.map((theme) => (
          <label key={theme} className="console-theme-choice">
            <input
              type="radio"
              name="theme"
              className="console-theme-radio"
              checked={theme === chosen}
              onChange={() => preferences.set({ theme })}
            />
            {words[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
