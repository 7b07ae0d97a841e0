import type { CurrentUser } from '@timemap/admin-api';
import { useMessages } from '@timemap/admin-kit';
import { ticketDetailMessages } from '@timemap/admin-kit/messages/ticket-detail';
import { Button } from '@timemap/admin-kit/ui/button';
import { Checkbox } from '@timemap/admin-kit/ui/checkbox';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useConsole, usePreferences } from '../console-context.ts';
import { pageMessages } from '../messages.ts';
import { isApple } from '../palette/use-shortcut.ts';
import { paths } from '../paths.ts';
import { shellMessages } from './messages.ts';
import { sectionKeysOf } from './navigation.ts';
import './shortcuts-dialog.css';

type Line = readonly [meaning: string, ...keys: string[]];

export default function ShortcutsDialog({
  user,
  onClose,
}: {
  user: CurrentUser;
  onClose: () => void;
}): ReactNode {
  const words = useMessages(shellMessages);
  const pageWords = useMessages(pageMessages);
  const ticketWords = useMessages(ticketDetailMessages);
  const { preferences } = useConsole();
  const { hasShortcuts } = usePreferences();
  const { pathname } = useLocation();
  const isTicket = matchPath(paths.ticket, pathname) !== null;
  const hasFilter = document.querySelector('main input[type="search"], main [role="searchbox"]') !== null;
  const onPage: Line[] = [
    [words.paletteTitle, isApple ? '⌘' : 'Ctrl', 'K'],
    ...(hasFilter
      ? ([
          [words.goToFilter, '/'],
          [words.goToRows, '↓'],
        ] as const)
      : []),
    ...(document.querySelector('main tbody > tr') === null
      ? []
      : ([
          [words.nextRow, 'J'],
          [words.previousRow, 'K'],
        ] as const)),
    [words.goToAppeared, 'F6'],
    [words.undoLast, isApple ? '⌘' : 'Ctrl', 'Z'],
    [words.showShortcuts, '?'],
  ];
  return (
    <Dialog
      isOpen
      size="medium"
      title={words.shortcuts}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className="console-shortcuts">
        <Keys title={words.thisPage} lines={isTicket ? [...onPage, ...ticketLines(ticketWords)] : onPage} />
        <Keys
          title={words.goTo}
          lines={sectionKeysOf(user).map(({ key, label }) => [pageWords[label], 'G', key.toUpperCase()])}
        />
      </div>
      <Checkbox
        label={words.singleKeys}
        description={words.singleKeysHint}
        isChecked={hasShortcuts}
        onCheckedChange={(isOn) => preferences.set({ hasShortcuts: isOn })}
      />
    </Dialog>
  );
}

function ticketLines(words: typeof ticketDetailMessages.defaults): Line[] {
  return [
    [words.nextTicket, 'J'],
    [words.previousTicket, 'K'],
    [words.setUnresolved, 'U'],
    [words.setInProgress, 'I'],
    [words.setResolved, 'R'],
    [words.sendEmail, 'E'],
    [words.emailResolveAndNext, 'A'],
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
                <kbd key={key} translate="no" className="console-shortcuts-key">
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
