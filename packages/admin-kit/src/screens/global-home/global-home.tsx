import { type ReactNode, Suspense } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { type StaffSection, sectionPaths } from '../../context/links.ts';
import { useMessages } from '../../messages/messages.ts';
import { GlobalAdminScreen } from '../../parts/global-admin-screen.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import type { ScreenRootProps } from '../../parts/screen-root.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ChevronEndIcon } from '../../ui/icon/icons.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, Slot } from '../../ui/slot/slot.tsx';
import { globalHomeMessages } from './messages.ts';
import './global-home.css';

const parts = () => import('./attention-parts.ts');
const Attention = lazyPart('attention', parts, 'Attention');
const SectionCount = lazyPart('section-count', parts, 'SectionCount');

/** Loads the script of `hasAttention` before the screen is there. Never fails: the screen loads it again. */
export const prefetchAttention: () => void = Attention.prefetch;

export interface GlobalHomeProps extends ScreenRootProps {
  /** The Manage Whitelist card, below the sections. @default none */
  whitelist?: ReactNode;
  /**
   * Whether the page begins with tasks for global admins: tickets, deals, licenses and trials, loaded after the sections.
   * @default false
   */
  hasAttention?: boolean;
  /** Additions, and sections replaced or hidden by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<HomeSection>;
}

/** One for each card of the part that is being loaded, to keep its place. */
const attentionCards = [1, 2, 3, 4, 5];

/** The specification has no button to the others. */
export type HomeSection = Exclude<StaffSection, 'tickets' | 'adminDashboard'>;
const sections = (Object.keys(sectionPaths) as StaffSection[]).filter(
  (section): section is HomeSection => section !== 'tickets' && section !== 'adminDashboard',
);

/** The start of the global staff area: a card with a button for each section. For global admins. @spec B §2 */
export function GlobalHome({ whitelist, hasAttention = false, ...rest }: GlobalHomeProps) {
  const words = useMessages(globalHomeMessages);
  const { links, linkComponent } = useAdminKit();
  return (
    <GlobalAdminScreen {...rest} screen="global-home" refusal={words.onlyGlobalAdmins}>
      {hasAttention && (
        <Suspense
          fallback={
            <Section title={words.attention} hasPadding={false}>
              <div className="ak-global-home-attention">
                {attentionCards.map((card) => (
                  <div key={card} className="ak-global-home-card" />
                ))}
              </div>
            </Section>
          }
        >
          <Attention />
        </Suspense>
      )}
      <Section title={words.title} isScreenHeading>
        <ul className="ak-global-home-sections">
          {sections.map((section) => (
            <li key={section} className="ak-global-home-section">
              <Replaceable name={section}>
                <ButtonLink
                  href={links.section(section)}
                  component={linkComponent}
                  variant="quiet"
                  endIcon={<ChevronEndIcon />}
                  className="ak-global-home-button"
                >
                  {words[section]}
                </ButtonLink>
                <p className="ak-global-home-text ak-global-home-about">
                  <Suspense>
                    {hasAttention ? <SectionCount section={section} /> : words[`${section}Text`]}
                  </Suspense>
                </p>
              </Replaceable>
            </li>
          ))}
        </ul>
      </Section>
      <Slot>{whitelist}</Slot>
    </GlobalAdminScreen>
  );
}
