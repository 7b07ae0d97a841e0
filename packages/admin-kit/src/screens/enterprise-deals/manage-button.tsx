import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { visibleText } from '../../ui/visible-text.ts';
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
