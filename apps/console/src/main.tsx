import { createRoot } from 'react-dom/client';
import type { ConsoleRuntime } from './console-runtime.ts';
import type { LanguageChoice } from './language.ts';
import { showLogin } from './login/show-login.tsx';
import { PageFailed } from './shell/page-failed.tsx';
import { StartingUp } from './shell/starting-up.tsx';
import { Words } from './words.tsx';

export async function show(
  starting: Promise<ConsoleRuntime>,
  language: LanguageChoice,
  needsConsole: boolean,
): Promise<void> {
  const container = document.getElementById('console');
  if (container === null) throw new Error('index.html has no element "console".');
  const root = createRoot(container);
  try {
    if (!needsConsole) return await showLogin(root, starting);
    await language.ready;
    root.render(
      <Words choice={language}>
        <StartingUp starting={starting} />
      </Words>,
    );
    const { showConsole } = await import('./show-console.tsx');
    await showConsole(root, starting);
  } catch {
    root.render(
      <Words choice={language}>
        <PageFailed />
      </Words>,
    );
  }
}
