import type { License } from '@timemap/admin-api';
import { Suspense, useRef, useState } from 'react';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { errorOf, isLoading, reload } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { useLeftOpen } from '../../parts/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { RefreshIcon } from '../../ui/icon/icons.tsx';
import { Meter } from '../../ui/meter/meter.tsx';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Status } from '../../ui/status/status.tsx';
import { licenseMessages } from './messages.ts';
import { canManageLicense, canSeeLicense, licenseDraftKey } from './rules.ts';
import {
  type LicenseActions,
  type LicensedOrganization,
  type LicenseState,
  useLicense,
} from './use-license.ts';
import './license-card.css';

const dialogs = () => import('./license-dialogs.tsx');
const CreateLicenseDialog = lazyPart('create-license-dialog', async () => ({
  default: (await dialogs()).CreateLicenseDialog,
}));
const RevokeLicenseDialog = lazyPart('revoke-license-dialog', async () => ({
  default: (await dialogs()).RevokeLicenseDialog,
}));

type OpenLicenseDialog =
  | { readonly kind: 'creating' }
  | { readonly kind: 'revoking'; readonly license: License };

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
export function LicenseCard({ organization, headingLevel = 2, ...rest }: LicenseCardProps) {
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
          <LicensePlaceholder />
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

/** As high as a license, so that what is below it stays in place. */
function LicensePlaceholder() {
  const { session } = useAdminKit();
  const words = useMessages(licenseMessages);
  const value = <Skeleton width="40%" />;
  return (
    <LoadingState label={words.loading}>
      <div className="ak-license-card-facts">
        <DefinitionList
          items={[
            { term: words.licenseId, value },
            { term: words.status, value },
          ]}
        />
        <Skeleton shape="block" height="32px" />
        {canManageLicense(session).isAllowed && <Skeleton shape="block" width="16rem" />}
      </div>
    </LoadingState>
  );
}

interface LoadedLicenseProps extends CardContentProps {
  state: Extract<LicenseState, { status: 'ready' }>;
}

function LoadedLicense({ state, organization, headingLevel }: LoadedLicenseProps) {
  const words = useMessages(licenseMessages);
  const { license, canManage, actions, isRefreshing } = state;
  const wasLeftOpen = useLeftOpen(licenseDraftKey(organization));
  const [open, setOpen] = useState<OpenLicenseDialog | null>(
    wasLeftOpen && license === null && canManage.isAllowed ? { kind: 'creating' } : null,
  );
  return (
    <Section
      isScreenHeading
      title={words.title}
      level={headingLevel}
      className="ak-license-card-section"
      actions={errorOf(state) !== null && <ReloadLicense state={state} />}
    >
      {isRefreshing && <Progress label={words.loading} className="ak-license-card-progress" />}
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
          onRevoke={() => setOpen({ kind: 'revoking', license })}
        />
      )}
      <LicenseDialogs
        open={open}
        organization={organization}
        actions={actions}
        refusedReason={canManage.isAllowed ? undefined : words[canManage.reason]}
        onClose={() => setOpen(null)}
      />
    </Section>
  );
}

interface ManageLicenseProps {
  license: License;
  toggle: LicenseActions['toggle'];
  onRevoke: () => void;
}

function ManageLicense({ license, toggle, onRevoke }: ManageLicenseProps) {
  const words = useMessages(licenseMessages);
  const part = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(part);
  return (
    <div ref={part} className="ak-license-card-actions">
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

function LicenseFacts({ license }: { license: License }) {
  const words = useMessages(licenseMessages);
  const { meter } = useMessages(displayMessages);
  const inList = useListText();
  const inNumbers = useNumberFormat();
  const { seatsTaken, seatsAllowed } = license;
  const over = seatsTaken - seatsAllowed;
  const level = meter({ value: inNumbers(seatsTaken), max: inNumbers(seatsAllowed) });

  return (
    <div className="ak-license-card-facts">
      <DefinitionList
        items={[
          {
            term: words.licenseId,
            value: (
              <span className="ak-license-card-id">
                {license.id}
                <CopyButton text={String(license.id)} label={words.copyId} />
              </span>
            ),
          },
          {
            term: words.status,
            value: (
              <Status tone={license.isEnabled ? 'success' : 'neutral'}>
                {license.isEnabled ? words.enabled : words.disabled}
              </Status>
            ),
          },
        ]}
      />
      <Meter
        label={words.seats}
        value={seatsTaken}
        max={seatsAllowed}
        text={over > 0 ? inList([level, words.overAllowed({ over: inNumbers(over) })]) : level}
      />
    </div>
  );
}

interface LicenseDialogsProps {
  open: OpenLicenseDialog | null;
  organization: LicensedOrganization;
  actions: LicenseActions;
  refusedReason: string | undefined;
  onClose: () => void;
}

function LicenseDialogs({ open, actions, ...rest }: LicenseDialogsProps) {
  usePreload(CreateLicenseDialog, RevokeLicenseDialog);
  return (
    <Suspense fallback={null}>
      {open?.kind === 'creating' && <CreateLicenseDialog create={actions.create} {...rest} />}
      {open?.kind === 'revoking' && (
        <RevokeLicenseDialog license={open.license} revoke={actions.revoke} {...rest} />
      )}
    </Suspense>
  );
}
