import { useMessages } from '../../messages/messages.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ticketDetailMessages } from './messages.ts';
import { ticketToolsMessages } from './tools-messages.ts';
import { type ShortcutReach, shortcutKeys } from './use-shortcuts.ts';

interface ShortcutHelpProps {
  reach: ShortcutReach;
  onChange: (isOn: boolean) => void;
  isAnywhere: boolean;
  setAnywhere: (isAnywhere: boolean) => void;
  hasQueue: boolean;
  hasResolveKey: boolean;
  hasStatusKeys: boolean;
  hasEmailKey: boolean;
}

/** @spec WCAG 2.1.4 */
export function ShortcutHelp(props: ShortcutHelpProps) {
  const { reach, onChange, hasQueue, hasResolveKey, hasStatusKeys, hasEmailKey } = props;
  const ticketWords = useMessages(ticketDetailMessages);
  const words = useMessages(ticketToolsMessages);
  const entries = [
    ...(hasQueue
      ? ([
          [shortcutKeys.next, ticketWords.nextTicket],
          [shortcutKeys.previous, ticketWords.previousTicket],
        ] as const)
      : []),
    ...(hasQueue && hasResolveKey
      ? ([[shortcutKeys.emailAndResolve, ticketWords.emailResolveAndNext]] as const)
      : []),
    ...(hasStatusKeys
      ? ([
          [shortcutKeys.unresolved, ticketWords.setUnresolved],
          [shortcutKeys.inProgress, ticketWords.setInProgress],
          [shortcutKeys.resolved, ticketWords.setResolved],
        ] as const)
      : []),
    ...(hasEmailKey ? ([[shortcutKeys.email, ticketWords.sendEmail]] as const) : []),
  ] as const;
  const isOn = reach !== 'off';
  return (
    <details className="ak-ticket-detail-shortcuts" data-state={isOn ? 'on' : 'off'}>
      <summary className="ak-ticket-detail-shortcuts-title">{words.shortcuts}</summary>
      <Checkbox
        label={words.shortcuts}
        description={reach === 'screen' ? words.shortcutsInScreen : undefined}
        isChecked={isOn}
        onCheckedChange={onChange}
      />
      {isOn && hasStatusKeys && (
        <Checkbox
          label={words.writesAnywhere}
          description={words.writesAnywhereHint}
          isChecked={props.isAnywhere}
          onCheckedChange={props.setAnywhere}
        />
      )}
      <ul className="ak-ticket-detail-keys" aria-label={words.shortcuts}>
        {entries.map(([key, meaning]) => (
          <li key={key} className="ak-ticket-detail-key">
            <kbd translate="no" className="ak-ticket-detail-kbd">
              {key.toUpperCase()}
            </kbd>{' '}
            {meaning}
          </li>
        ))}
      </ul>
    </details>
  );
}
