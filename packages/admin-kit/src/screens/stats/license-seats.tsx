import type { License, Organization } from '@timemap/admin-api';
import { useMemo } from 'react';
import { useSaidRefresh } from '../../accessibility/use-said-refresh.ts';
import { CheckNotes, isWhole, withChecks } from '../../checks/check-progress.tsx';
import { isOverSeats, useLicenseChecks } from '../../checks/license-checks.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { allOrganizationsQuery } from '../../data/organization-queries.ts';
import { dataOf, errorOf, isLoading, reload, useRead } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { RefreshIcon } from '../../ui/icon/icons.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import BarChart from './bar-chart.tsx';
import { statsMessages } from './messages.ts';

const MAX_BARS = 200;

export default function LicenseSeats() {
  const words = useMessages(statsMessages);
  const count = useCount();
  const { links, linkComponent } = useAdminKit();
  const list = useRead(allOrganizationsQuery);
  const roots = dataOf(list);
  const checks = useLicenseChecks(roots);
  const licenses = useMemo(
    () => (roots ?? []).map((root) => [root, checks.answers.get(root.id)] as const),
    [roots, checks.answers],
  );
  const licensed = licenses.flatMap(([root, license]) => (license ? [[root, license] as const] : []));
  const isBusy = isLoading(list) || checks.state === 'checking';
  const said = useSaidRefresh(isBusy, errorOf(list) !== null);
  const withoutCount = licenses.filter(([, license]) => license === null).length;
  return (
    <Section
      title={words.seats}
      className="ak-stats-cards-card"
      actions={
        list.status === 'ready' && (
          <Button
            size="small"
            icon={<RefreshIcon />}
            isBusy={isBusy}
            aria-label={words.refreshCard({ card: words.seats })}
            onClick={said(() => reload(withChecks(list, licenses, checks)))}
          >
            {words.refresh}
          </Button>
        )
      }
    >
      <ReadView read={list} failedTitle={words.seatsFailed}>
        {() => (
          <>
            <Seats licenses={licensed} isWhole={isWhole(checks)} />
            <CheckNotes checks={checks} saysProgress />
            {isWhole(checks) && withoutCount > 0 && (
              <p className="ak-stats-cards-note">
                <Link href={links.section('adminDashboard', { only: 'noLicense' })} component={linkComponent}>
                  {words.withoutLicense(count(withoutCount))}
                </Link>
              </p>
            )}
          </>
        )}
      </ReadView>
    </Section>
  );
}

interface SeatsProps {
  licenses: readonly (readonly [Organization, License])[];
  isWhole: boolean;
}

function Seats({ licenses, isWhole: isSum }: SeatsProps) {
  const words = useMessages(statsMessages);
  const { meter } = useMessages(displayMessages);
  const { links } = useAdminKit();
  const number = useNumberFormat();
  const used = licenses.reduce((sum, [, { seatsTaken }]) => sum + seatsTaken, 0);
  const allowed = licenses.reduce((sum, [, { seatsAllowed }]) => sum + seatsAllowed, 0);
  const bars = licenses.toSorted(([, a], [, b]) => fullness(b) - fullness(a)).slice(0, MAX_BARS);
  const sum = words.seatsChart({ used: number(used), allowed: number(allowed) });
  const isCut = bars.length < licenses.length;
  return (
    <>
      <BarChart
        title={isSum ? sum : words.seats}
        bars={bars.map(([{ id, name }, license]) => {
          const { seatsTaken, seatsAllowed, isEnabled } = license;
          const over = isOverSeats(license) ? `+${number(seatsTaken - seatsAllowed)}` : '';
          return {
            id,
            label: name,
            href: links.organization(id),
            length: 1,
            part: fullness(license),
            text: meter({ value: number(seatsTaken), max: number(seatsAllowed) }),
            detail: isEnabled ? over : words.seatsDisabled,
            tone: isEnabled ? (over ? 'danger' : undefined) : 'muted',
          };
        })}
      />
      {isCut && (
        <p className="ak-stats-cards-note">
          {words.fullestShown({ shown: number(bars.length), all: number(licenses.length) })}
        </p>
      )}
    </>
  );
}

const fullness = ({ seatsTaken, seatsAllowed }: License) => seatsTaken / Math.max(seatsAllowed, 1);
