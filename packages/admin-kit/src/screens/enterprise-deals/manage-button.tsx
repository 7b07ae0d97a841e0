import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { visibleText } from '../../text/visible-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { enterpriseDealsMessages } from './messages.ts';

/** @spec B §2 */
export function ManageButton({ deal: { id, name } }: { deal: EnterpriseDeal }) {
  const words = useMessages(enterpriseDealsMessages);
  const { links, linkComponent } = useAdminKit();
  return (
    <ButtonLink
      size="small"
      href={links.enterpriseDeal(id)}
      component={linkComponent}
      aria-label={words.manageDeal({ deal: name.trim() === '' ? words.unnamed : visibleText(name) })}
    >
      {words.manage}
    </ButtonLink>
  );
}
