import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import type { StaffSection } from '../../provider/links.ts';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Slot } from '../../ui/slot/slot.tsx';
import { globalHomeMessages } from './messages.ts';
import './global-home.css';

export interface GlobalHomeProps extends ScreenRootProps {
  /** The Manage Whitelist card, below the sections. @default none */
  whitelist?: ReactNode;
}

const sections: readonly StaffSection[] = [
  'users',
  'projects',
  'coupons',
  'enterpriseDeals',
  'organizations',
  'stats',
];

/** Where the global staff area begins: a card with a button to each section. For global admins. @spec B §2 */
export function GlobalHome({ whitelist, ...rest }: GlobalHomeProps) {
  const words = useMessages(globalHomeMessages);
  const { session, links, linkComponent } = useAdminKit();
  return (
    <ScreenRoot {...rest} screen="global-home">
      {session.user.isAdmin ? (
        <>
          <Section title={words.title}>
            <ul className="ak-global-home-sections">
              {sections.map((section) => (
                <li key={section} className="ak-global-home-section">
                  <ButtonLink
                    href={links.section(section)}
                    component={linkComponent}
                    endIcon={<Icon name="chevron-end" />}
                    className="ak-global-home-button"
                  >
                    {words[section]}
                  </ButtonLink>
                  <p className="ak-global-home-text">{words[`${section}Text`]}</p>
                </li>
              ))}
            </ul>
          </Section>
          <Slot>{whitelist}</Slot>
        </>
      ) : (
        <ForbiddenState>{words.onlyGlobalAdmins}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}
