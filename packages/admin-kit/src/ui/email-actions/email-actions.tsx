import { useMemo } from 'react';
import { buildMailto } from '../../browser/mailto.ts';
import { emailActions as emailActionsMessages } from '../../locales/en/email-actions.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { MailIcon } from '../icon/icons.tsx';
import { MailSeparatorMenu, useMailSeparator } from '../menu/separator-menu.tsx';
import './email-actions.css';

export { emailActionsMessages };

export interface EmailActionsProps {
  /** The addresses of all chosen people as the server sent them; '' if there is none. */
  addresses: readonly string[];
}

const MAX_NAMED = 3;

/**
 * One mail link to all chosen people, who do not see each other, or the reason why there is none. The addresses can
 * also be copied.
 */
export function EmailActions({ addresses: given }: EmailActionsProps) {
  const words = useMessages(emailActionsMessages);
  const format = useNumberFormat();
  const inList = useListText();
  const [separator] = useMailSeparator();
  const mailto = useMemo(() => buildMailto({ bcc: given, separator }), [given, separator]);
  const { addresses, refused } = mailto;
  const withoutCount = given.filter((address) => address.trim() === '').length;
  const named = refused.slice(0, MAX_NAMED).map((address) => visibleText(address));
  const more = refused.length > MAX_NAMED ? [`+${format(refused.length - MAX_NAMED)}`] : [];

  return (
    <div className="ak-email-actions">
      {mailto.status === 'ready' && (
        <ButtonLink size="small" variant="primary" href={mailto.href} icon={<MailIcon />}>
          {words.writeEmail({ count: format(addresses.length) })}
        </ButtonLink>
      )}
      {addresses.length > 0 && (
        <CopyButton text={addresses.join(`${separator} `)} label={words.copyAddresses} />
      )}
      {addresses.length > 1 && <MailSeparatorMenu size="small" />}
      <div role="status" className="ak-email-actions-notes">
        {mailto.status === 'empty' && <p className="ak-email-actions-note">{words.noAddress}</p>}
        {mailto.status === 'tooLong' && (
          <p className="ak-email-actions-note">
            {words.tooLong({ length: format(mailto.length), limit: format(mailto.limit) })}
          </p>
        )}
        {refused.length > 0 && (
          <p className="ak-email-actions-note">
            {words.refusedAddresses({ addresses: inList([...named, ...more]) })}
          </p>
        )}
        {withoutCount > 0 && (
          <p className="ak-email-actions-note">{words.withoutAddress({ count: format(withoutCount) })}</p>
        )}
      </div>
    </div>
  );
}
