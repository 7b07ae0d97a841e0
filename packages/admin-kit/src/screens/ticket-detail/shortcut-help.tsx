import { useMessages } from '../../messages/messages.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ticketDetailMessages } from './messages.ts';
import { type ShortcutReach, shortcutKeys } from './use-shortcuts.ts';

interface ShortcutHelpProps {
  reach: ShortcutReach;
  onChange: (isOn: boolean) => void;
  hasQueue: boolean;
  hasResolveKey: boolean;
  hasStatusKeys: boolean;
  hasEmailKey: boolean;
}

/** @spec WCAG 2.1.4 */
export default function ShortcutHelp(props: ShortcutHelpProps) {
  const { reach, onChange, hasQueue, hasResolveKey, hasStatusKeys, hasEmailKey } = props;
  const words = useMessages(ticketDetailMessages);
  const entries = [
    ...(hasQueue
      ? ([
          [shortcutKeys.next, words.nextTicket],
          [shortcutKeys.previous, words.previousTicket],
        ] as const)
      : []),
    ...(hasQueue && hasResolveKey
      ? ([[shortcutKeys.emailAndResolve, words.emailResolveAndNext]] as const)
      : []),
    ...(hasStatusKeys
      ? ([
          [shortcutKeys.unresolved, words.setUnresolved],
          [shortcutKeys.inProgress, words.setInProgress],
          [shortcutKeys.resolved, words.setResolved],
        ] as const)
      : []),
    ...(hasEmailKey ? ([[shortcutKeys.email, words.sendEmail]] as const) : []),
  ] as const;
  const isOn = reach !== 'off';
  return (
    <div className="ak-ticket-detail-shortcuts" data-state={isOn ? 'on' : 'off'}>
      <Checkbox
        label={words.shortcuts}
        description={reach === 'screen' ? words.shortcutsInScreen : undefined}
        isChecked={isOn}
        onCheckedChange={onChange}
      />
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
    </div>
  );
}
