import type { AdminUser } from '@timemap/admin-api';
import { useMemo } from 'react';
import { buildMailto } from '../../mail/mailto.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { visibleText } from '../../ui/visible-text.ts';
import { usersMessages } from './messages.ts';

interface EmailActionsProps {
  users: readonly AdminUser[];
  selectedIds: ReadonlySet<string>;
}

/** More refused addresses than this are a number. */
const MOST_NAMED = 3;

/** One link to everyone chosen, who do not see each other, or why there is none; and their addresses to take along. */
export function EmailActions({ users, selectedIds }: EmailActionsProps) {
  const words = useMessages(usersMessages);
  const { locale } = useAdminKit().appearance;
  const { format } = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const chosen = useMemo(() => users.filter(({ id }) => selectedIds.has(String(id))), [users, selectedIds]);
  const mailto = useMemo(() => buildMailto({ bcc: chosen.map(({ email }) => email) }), [chosen]);
  const { addresses, refused } = mailto;
  const withoutCount = chosen.filter(({ email }) => email.trim() === '').length;
  const named = refused.slice(0, MOST_NAMED).map((address) => visibleText(address));

  return (
    <div className="ak-users-table-email">
      {mailto.status === 'ready' && (
        <ButtonLink size="small" variant="primary" href={mailto.href} icon={<Icon name="mail" />}>
          {words.writeEmail({ count: format(addresses.length) })}
        </ButtonLink>
      )}
      {addresses.length > 0 && <CopyButton text={addresses.join(', ')} label={words.copyAddresses} />}
      <div role="status" className="ak-users-table-email-notes">
        {mailto.status === 'empty' && <p className="ak-users-table-note">{words.noAddress}</p>}
        {mailto.status === 'tooLong' && (
          <p className="ak-users-table-note">
            {words.tooLong({ length: format(mailto.length), limit: format(mailto.limit) })}
          </p>
        )}
        {refused.length > 0 && (
          <p className="ak-users-table-note">
            {words.refusedAddresses({
              addresses: [
                ...named,
                ...(refused.length > MOST_NAMED ? [`+${format(refused.length - MOST_NAMED)}`] : []),
              ].join(', '),
            })}
          </p>
        )}
        {withoutCount > 0 && (
          <p className="ak-users-table-note">{words.withoutAddress({ count: format(withoutCount) })}</p>
        )}
      </div>
    </div>
  );
}
