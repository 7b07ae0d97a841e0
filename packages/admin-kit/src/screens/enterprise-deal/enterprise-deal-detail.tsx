import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { DealEnd } from '../../checks/deal-end.tsx';
import { dealConditions, type LimitState, limitStateOf } from '../../checks/deal-rules.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { dataOf, isLoading, type QueryState, reload } from '../../data/use-read.ts';
import { isMissing } from '../../messages/is-missing.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { GlobalAdminScreen } from '../../parts/global-admin-screen.tsx';
import { ItemNotLoaded } from '../../parts/item-not-loaded.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import type { ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import { Meter } from '../../ui/meter/meter.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { RefreshButton } from '../../ui/screen-state/refresh-button.tsx';
import { Section, SectionsBelow, useSectionLevel } from '../../ui/section/section.tsx';
import { SectionSkeleton } from '../../ui/section/section-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { WhitelistPart } from '../whitelist/index.ts';
import { DealConfiguration } from './deal-configuration.tsx';
import { dealFormMessages } from './form-messages.ts';
import { enterpriseDealMessages } from './messages.ts';
import { type EnterpriseDealState, useEnterpriseDeal } from './use-enterprise-deal.ts';
import './enterprise-deal-detail.css';

const DeleteDealDialog = lazyPart(
  'delete-deal-dialog',
  () => import('./deal-dialogs.tsx'),
  'DeleteDealDialog',
);

export interface EnterpriseDealDetailProps extends ScreenRootProps {
  /** The deal to show, loaded by this id. */
  dealId: number;
  /** The level of the heading that names the deal. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Fires after the server has deleted the deal. @default leads to `links.section('enterpriseDeals')` */
  onDealDeleted?: (event: { dealId: number }) => void;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<'deleteDeal' | WhitelistPart, Record<never, never>, { entries: string }>;
}

/**
 * One enterprise deal: its active users, its configuration, its whitelist, and Delete. For global admins.
 * @operation GET /enterprise/{id} @spec B §2
 */
export function EnterpriseDealDetail({
  dealId,
  headingLevel = 2,
  onDealDeleted,
  ...rest
}: EnterpriseDealDetailProps) {
  const words = useMessages(enterpriseDealMessages);
  return (
    <GlobalAdminScreen
      {...rest}
      screen="enterprise-deal-detail"
      resetKey={dealId}
      refusal={words.onlyGlobalAdmins}
    >
      <DealContent key={dealId} {...{ dealId, headingLevel, onDealDeleted }} />
    </GlobalAdminScreen>
  );
}

interface DealContentProps {
  dealId: number;
  headingLevel: 1 | 2 | 3;
  onDealDeleted: EnterpriseDealDetailProps['onDealDeleted'];
}

function DealContent({ dealId, headingLevel, onDealDeleted }: DealContentProps) {
  const words = useMessages(enterpriseDealMessages);
  const { links, linkComponent, navigate } = useAdminKit();
  const state = useEnterpriseDeal(dealId);
  const [isDeleting, setIsDeleting] = useState(false);
  usePreload(DeleteDealDialog);
  const [isDeleted, setIsDeleted] = useState(false);
  const { read } = state;
  const list = links.section('enterpriseDeals');

  if (isDeleted) {
    return (
      <EmptyState
        title={words.deleted}
        action={
          <ButtonLink href={list} component={linkComponent}>
            {words.allDeals}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <PageHeader
        isScreenHeading
        level={headingLevel}
        title={<DealTitle dealId={dealId} read={read} />}
        below={read.status === 'ready' && dealConditions.ended(read.data) && <DealEnd deal={read.data} />}
        actions={
          read.status === 'ready' && (
            <>
              <RefreshButton
                read={{
                  ...read,
                  isRefreshing: read.isRefreshing || isLoading(state.activeUserCount),
                  refresh: () => {
                    read.refresh();
                    reload(state.activeUserCount);
                  },
                }}
                label={words.reload}
              />
              <Replaceable name="deleteDeal">
                <Button variant="danger-quiet" icon={<TrashIcon />} onClick={() => setIsDeleting(true)}>
                  {words.delete}
                </Button>
              </Replaceable>
            </>
          )
        }
      />
      <SectionsBelow headingLevel={headingLevel}>
        <ReadView
          read={read}
          failedTitle={words.loadFailed}
          loadingLabel={words.loading}
          progressClass="ak-enterprise-deal-detail-progress"
          loading={
            <LoadingState label={words.loading}>
              <div className="ak-enterprise-deal-detail-sections">
                <SectionSkeleton lines={11} />
                <SectionSkeleton lines={3} />
              </div>
              <SectionSkeleton lines={10} />
            </LoadingState>
          }
          failed={(failed) => (
            <ItemNotLoaded
              read={failed}
              title={words.loadFailed}
              listHref={list}
              listLabel={words.allDeals}
            />
          )}
        >
          {(deal) => <LoadedDeal deal={deal} state={state} />}
        </ReadView>
      </SectionsBelow>
      <Suspense fallback={null}>
        {isDeleting && read.status === 'ready' && (
          <DeleteDealDialog
            deal={read.data}
            activeUserCount={dataOf(state.activeUserCount)}
            remove={state.remove}
            onClose={() => setIsDeleting(false)}
            onDeleted={() => {
              setIsDeleted(true);
              if (onDealDeleted) onDealDeleted({ dealId });
              else navigate(list);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function DealTitle({ dealId, read }: { dealId: number; read: QueryState<EnterpriseDeal> }) {
  const words = useMessages(enterpriseDealMessages);
  if (read.status === 'loading') return words.loading;
  if (read.status === 'failed')
    return isMissing(read.error) ? words.notFound : words.notLoaded({ id: String(dealId) });
  return read.data.name.trim() === '' ? words.unnamed : <UserText text={read.data.name} />;
}

const WhitelistManager = lazyPart(
  'whitelist',
  () => import('../whitelist/whitelist-manager.tsx'),
  'WhitelistManager',
);

const DealPeople = lazyPart('deal-people', () => import('./deal-people.tsx'), 'default', { optional: true });

interface LoadedDealProps {
  deal: EnterpriseDeal;
  state: EnterpriseDealState;
}

function LoadedDeal({ deal, state }: LoadedDealProps) {
  const words = useMessages(enterpriseDealMessages);
  const sectionLevel = useSectionLevel();
  return (
    <>
      <div className="ak-enterprise-deal-detail-sections">
        <DealConfiguration deal={deal} update={state.update} />
        <ActiveUserCount deal={deal} read={state.activeUserCount} />
      </div>
      <Suspense fallback={<SectionSkeleton lines={2} />}>
        <DealPeople deal={deal} />
      </Suspense>
      <Suspense
        fallback={
          <LoadingState label={words.loading}>
            <SectionSkeleton lines={10} />
          </LoadingState>
        }
      >
        <WhitelistManager adapter={state.whitelist} headingLevel={sectionLevel} />
      </Suspense>
    </>
  );
}

interface ActiveUserCountProps {
  deal: EnterpriseDeal;
  read: QueryState<number | null>;
}

const tones: Readonly<Record<LimitState, StatusTone>> = {
  withinLimits: 'success',
  aboveSoftLimit: 'warning',
  aboveHardLimit: 'danger',
};

const limits = ['softLimit', 'hardLimit'] as const;

/** @spec B §2, §8 */
function ActiveUserCount({ deal, read }: ActiveUserCountProps) {
  const words = useMessages(enterpriseDealMessages);
  const fieldWords = useMessages(dealFormMessages);
  const format = useNumberFormat();
  const count = dataOf(read);
  const hasLimit = deal.softLimit !== null || deal.hardLimit !== null;
  const hasEnded = dealConditions.ended(deal);
  const limitState = count === null || !hasLimit ? null : limitStateOf(count, deal);
  return (
    <Section title={words.activeUsers}>
      <div className="ak-enterprise-deal-detail-stack">
        {read.status === 'loading' ? (
          <LoadingState label={words.activeUsersLoading}>
            <Skeleton width="30%" />
          </LoadingState>
        ) : (
          <p className="ak-enterprise-deal-detail-count">
            {count === null ? words.unknownCount : format(count)}
          </p>
        )}
        {limitState && !(hasEnded && limitState === 'withinLimits') && (
          <Status tone={hasEnded ? 'neutral' : tones[limitState]}>{words[limitState]}</Status>
        )}
        {limitState &&
          limits.map((name) => {
            const limit = deal[name];
            return (
              limit !== null && (
                <Meter
                  key={name}
                  label={fieldWords[name]}
                  value={count}
                  max={limit}
                  className="ak-enterprise-deal-detail-limit"
                  data-limit={name}
                />
              )
            );
          })}
        <ReadFailure read={read} title={words.activeUsersFailed} isInline />
      </div>
    </Section>
  );
}
