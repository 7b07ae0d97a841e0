import type { AdminUser } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { canLogInAs } from '../../provider/permission.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { usersMessages } from './messages.ts';
import { nameOfUser } from './rules.ts';

interface RowButtonsProps {
  user: AdminUser;
  onLogIn: (user: AdminUser) => void;
}

/** @spec B §2 */
export function RowButtons({ user, onLogIn }: RowButtonsProps) {
  const words = useMessages(usersMessages);
  const { session, links, linkComponent } = useAdminKit();
  const permission = canLogInAs(session, user);
  const name = { user: nameOfUser(user) };
  return (
    <span className="ak-users-table-buttons">
      <Button
        size="small"
        aria-label={words.logInAs(name)}
        disabledReason={permission.isAllowed ? undefined : words[permission.reason]}
        onClick={() => onLogIn(user)}
      >
        {words.logIn}
      </Button>
      <ButtonLink
        size="small"
        href={links.user(user.id)}
        component={linkComponent}
        aria-label={words.manageUser(name)}
      >
        {words.manage}
      </ButtonLink>
    </span>
  );
}
