import type { CurrentUser } from '@timemap/admin-api';
import { ticketDetailMessages } from '@timemap/admin-kit/messages/ticket-detail';
import { Button } from '@timemap/admin-kit/ui/button';
import { Checkbox } from '@timemap/admin-kit/ui/checkbox';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useConsole, usePreferences } from '../console-context.ts';
import { isApple } from '../palette/use-shortcut.ts';
import { paths } from '../paths.ts';
import { sectionKeysOf } from './navigation.ts';
import './shortcuts-dialog.css';

type Line = readonly [meaning: string, ...keys: string[]];

/** The keys of the page on the screen, and the switch that turns single ones off. */
export default function ShortcutsDialog({
  user,
  onClose,
}: {
  user: CurrentUser;
  onClose: () => void;
}): ReactNode {
  const { preferences } = useConsole();
  const { hasShortcuts } = usePreferences();
  const { pathname } = useLocation();
  const isTicket = matchPath(paths.ticket, pathname) !== null;
  const hasFilter = document.querySelector('main input[type="search"], main [role="searchbox"]') !== null;
  const onPage: Line[] = [
    ['Search or run a command', isApple ? '⌘' : 'Ctrl', 'K'],
    ...(hasFilter ? [['Go to the filter', '/'] as const] : []),
    ['Show these shortcuts', '?'],
  ];
  return (
    <Dialog
      isOpen
      size="medium"
      title="Keyboard shortcuts"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="console-shortcuts">
        <Keys title="This page" lines={isTicket ? [...onPage, ...ticketLines()] : onPage} />
        <Keys
          title="Go to"
          lines={sectionKeysOf(user).map(({ key, label }) => [label, 'G', key.toUpperCase()])}
        />
      </div>
      <Checkbox
        label="Single keys do something"
        description="Ctrl and ⌘ shortcuts always work."
        isChecked={hasShortcuts}
        onCheckedChange={(isOn) => preferences.set({ hasShortcuts: isOn })}
      />
    </Dialog>
  );
}

function ticketLines(): Line[] {
  const words = ticketDetailMessages.defaults;
  return [
    [words.nextTicket, 'J'],
    [words.previousTicket, 'K'],
    [words.setUnresolved, 'U'],
    [words.setInProgress, 'I'],
    [words.setResolved, 'R'],
  ];
}

function Keys({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section aria-label={title}>
      <h3 className="console-shortcuts-title">{title}</h3>
      <dl className="console-shortcuts-list">
        {lines.map(([meaning, ...keys]) => (
          <div key={meaning} className="console-shortcuts-line">
            <dt>{meaning}</dt>
            <dd className="console-shortcuts-keys">
              {keys.map((key) => (
                <kbd key={key} className="console-shortcuts-key">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
