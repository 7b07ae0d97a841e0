import type { License } from '@timemap/admin-api';
import { Suspense, useRef, useState } from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { errorOf, isLoading, reload } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { useLeftOpen } from '../../parts/left-open.ts';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RefreshIcon } from '../../ui/icon/icons.tsx';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Status } from '../../ui/status/status.tsx';
import { LicenseFacts } from './license-facts.tsx';
import { LicensePlaceholder } from './license-placeholder.tsx';
import type { OpenLicenseDialog } from './license-tools.tsx';
import { licenseMessages } from './messages.ts';
import { canSeeLicense, licenseDraftKey } from './rules.ts';
import { halfwaySeatChange, type SeatChange, seatsDraftKey } from './seat-change.ts';
import { SeatHelp } from './seat-help.tsx';
import {
  type LicenseActions,
  type LicensedOrganization,
  type LicenseState,
  useLicense,
} from './use-license.ts';
import './license-card.css';

const dialogs = () => import('./license-tools.tsx');
const LicenseDialog = lazyPart('license-dialog', dialogs, 'LicenseDialog');
const SeatChangeNotice = lazyPart('seat-change-notice', dialogs, 'SeatChangeNotice');

export type LicenseCardPart = 'createLicense' | 'toggleLicense' | 'revokeLicense' | 'noLicense';

export interface LicenseCardProps extends ScreenRootProps {
  /** The organization of the license. Only roots have one, and only admins see it. */
  organization: LicensedOrganization;
  /** The level of the card's heading in its page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<LicenseCardPart>;
}

/**
 * The license of a root organization: its id, its seats and, for global admins, its actions. Renders nothing for people
 * who may not see it.
 * @operation GET /licenses/{orgId} @spec A §2
 */
export function LicenseCard(props: LicenseCardProps) {
  return (
    <ScreenBoundary screen="license-card" resetKey={props.organization?.id}>
      <Card {...props} />
    </ScreenBoundary>
  );
}

function Card({ organization, headingLevel = 2, ...rest }: LicenseCardProps) {
  const { session } = useAdminKit();
  if (!canSeeLicense(session, organization)) return null;
  return (
    <ScreenRoot {...rest} screen="license-card" resetKey={organization.id}>
      <LicenseCardContent key={organization.id} organization={organization} headingLevel={headingLevel} />
    </ScreenRoot>
  );
}

type CardContentProps = Required<Pick<LicenseCardProps, 'organization' | 'headingLevel'>>;

function LicenseCardContent({ organization, headingLevel }: CardContentProps) {
  const words = useMessages(licenseMessages);
  const state = useLicense(organization);

  switch (state.status) {
    case 'loading':
      return (
        <Section isScreenHeading title={words.title} level={headingLevel}>
          <LicensePlaceholder organization={organization} />
        </Section>
      );
    case 'failed':
      // The specification gives this failure no message, but wrong facts must not be shown.
      return (
        <Section isScreenHeading title={words.title} level={headingLevel}>
          <ReloadLicense state={state} />
        </Section>
      );
    case 'ready':
      return <LoadedLicense state={state} organization={organization} headingLevel={headingLevel} />;
  }
}

interface LoadedLicenseProps extends CardContentProps {
  state: Extract<LicenseState, { status: 'ready' }>;
}

function LoadedLicense({ state, organization, headingLevel }: LoadedLicenseProps) {
  const words = useMessages(licenseMessages);
  const { license, canManage, actions, isRefreshing } = state;
  const { drafts, capabilities } = useAdminKit();
  const canChangeSeats = canManage.isAllowed && capabilities.seatChange === true;
  const halfway = canChangeSeats ? halfwaySeatChange(drafts, organization.id, license) : null;
  const wereSeatsLeftOpen = useLeftOpen(seatsDraftKey(organization.id)) && canChangeSeats;
  const wasLeftOpen = useLeftOpen(licenseDraftKey(organization));
  const [open, setOpen] = useState<OpenLicenseDialog | null>(() => {
    if (license) return wereSeatsLeftOpen ? { kind: 'changingSeats', license, halfway } : null;
    return wasLeftOpen && canManage.isAllowed ? { kind: 'creating' } : null;
  });
  usePreload(LicenseDialog);
  const [changed, setChanged] = useState<{ change: SeatChange; license: License } | null>(null);
  return (
    <Section
      isScreenHeading
      title={words.title}
      level={headingLevel}
      className="ak-license-card-section"
      actions={errorOf(state) !== null && <ReloadLicense state={state} />}
    >
      {isRefreshing && <Progress label={words.loading} className="ak-license-card-progress" />}
      <Suspense fallback={null}>
        {(changed || (halfway && open?.kind !== 'changingSeats')) && (
          <SeatChangeNotice
            organizationId={organization.id}
            {...{ halfway, changed }}
            hasLicense={license !== null}
            onFinish={() =>
              halfway && setOpen({ kind: 'changingSeats', license: license ?? halfway.old, halfway })
            }
            onDismiss={() => setChanged(null)}
          />
        )}
      </Suspense>
      {license ? (
        <LicenseFacts license={license} />
      ) : (
        <Replaceable name="noLicense">
          <EmptyState
            title={canManage.isAllowed ? words.none : words.noneContactSupport}
            action={
              canManage.isAllowed && (
                <Replaceable name="createLicense">
                  <Button variant="primary" onClick={() => setOpen({ kind: 'creating' })}>
                    {words.create}
                  </Button>
                </Replaceable>
              )
            }
          />
        </Replaceable>
      )}
      {license && canManage.isAllowed && (
        <ManageLicense
          license={license}
          toggle={actions.toggle}
          onChangeSeats={
            canChangeSeats ? () => setOpen({ kind: 'changingSeats', license, halfway }) : undefined
          }
          onRevoke={() => setOpen({ kind: 'revoking', license })}
        />
      )}
      {license && <SeatHelp organization={organization} license={license} />}
      <Suspense fallback={null}>
        {open && (
          <LicenseDialog
            open={open}
            organization={organization}
            actions={actions}
            refusedReason={canManage.isAllowed ? undefined : words[canManage.reason]}
            onSeatsChanged={(change, license) => setChanged({ change, license })}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Section>
  );
}

interface ManageLicenseProps {
  license: License;
  toggle: LicenseActions['toggle'];
  onChangeSeats: (() => void) | undefined;
  onRevoke: () => void;
}

function ManageLicense({ license, toggle, onChangeSeats, onRevoke }: ManageLicenseProps) {
  const words = useMessages(licenseMessages);
  const part = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(part);
  return (
    <div ref={part} className="ak-license-card-actions">
      {onChangeSeats && <Button onClick={onChangeSeats}>{words.changeSeats}</Button>}
      <Replaceable name="toggleLicense">
        <NotSaved failure={toggle.failureOf()}>
          {(describedBy) => (
            <Button
              isBusy={toggle.isBusy}
              flips={license.isEnabled}
              aria-describedby={describedBy}
              onClick={() => void toggle.run(license)}
            >
              {license.isEnabled ? words.disable : words.enable}
            </Button>
          )}
        </NotSaved>
      </Replaceable>
      <Replaceable name="revokeLicense">
        <Button variant="danger-quiet" onClick={onRevoke}>
          {words.revoke}
        </Button>
      </Replaceable>
    </div>
  );
}

/** @spec A §8 */
function ReloadLicense({ state }: { state: Exclude<LicenseState, { status: 'loading' }> }) {
  const words = useMessages(licenseMessages);
  const part = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(part);
  const button = (
    <Button size="small" icon={<RefreshIcon />} isBusy={isLoading(state)} onClick={() => reload(state)}>
      {words.reload}
    </Button>
  );
  if (state.status === 'failed') return <EmptyState ref={part} title={words.notLoaded} action={button} />;
  return (
    <div ref={part} className="ak-license-card-reload">
      <Status tone="warning">{words.stale}</Status>
      {button}
    </div>
  );
}
