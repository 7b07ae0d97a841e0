import {
  type AdminClient,
  type License,
  type Organization,
  readLicense,
  readOrganizations,
} from '@timemap/admin-api';
import { loadEach } from '../../data/load-each.ts';
import { query, type Read } from '../../data/query.ts';
import { isLoading, reload, useRead } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { RefreshIcon } from '../../ui/icon/icons.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import BarChart from './bar-chart.tsx';
import { statsMessages } from './messages.ts';

const MOST_LICENSES = 200;

export default function LicenseSeats({ isAsked, onAsk }: { isAsked: boolean; onAsk: () => void }) {
  const words = useMessages(statsMessages);
  const { loading } = useMessages(displayMessages);
  const number = useNumberFormat();
  const { client } = useAdminKit();
  const read = useRead(isAsked ? seatsRead(client) : null, {
    freshMs: Number.POSITIVE_INFINITY,
    reloadsOnReturn: false,
  });
  return (
    <Section
      title={words.seats}
      className="ak-stats-cards-card"
      actions={
        <Button
          size="small"
          icon={<RefreshIcon />}
          isBusy={isAsked && isLoading(read)}
          aria-label={isAsked ? words.refreshCard({ card: words.seats }) : undefined}
          onClick={() => (isAsked ? reload(read) : onAsk())}
        >
          {isAsked ? words.refresh : words.loadSeats}
        </Button>
      }
    >
      {isAsked ? (
        <ReadView
          read={read}
          failedTitle={words.seatsFailed}
          loadingLabel={loading}
          loading={
            <LoadingState label={loading}>
              <Skeleton width="60%" />
            </LoadingState>
          }
        >
          {({ licenses, looked, all }) => (
            <>
              <Seats licenses={licenses} />
              <p className="ak-stats-cards-note">
                {words.seatsCounted({ counted: number(looked), all: number(all) })}{' '}
                {licenses.length === 0 && words.noSeats}
              </p>
            </>
          )}
        </ReadView>
      ) : (
        <p className="ak-stats-cards-note">{words.seatsNote}</p>
      )}
    </Section>
  );
}

function Seats({ licenses }: { licenses: readonly (readonly [Organization, License])[] }) {
  const words = useMessages(statsMessages);
  const { meter } = useMessages(displayMessages);
  const number = useNumberFormat();
  const used = licenses.reduce((sum, [, { seatsTaken }]) => sum + seatsTaken, 0);
  const allowed = licenses.reduce((sum, [, { seatsAllowed }]) => sum + seatsAllowed, 0);
  return (
    <BarChart
      title={words.seatsChart({ used: number(used), allowed: number(allowed) })}
      bars={licenses.map(([{ id, name }, { seatsTaken, seatsAllowed }]) => ({
        id,
        label: name,
        length: 1,
        part: seatsTaken / Math.max(seatsAllowed, 1),
        text: meter({ value: number(seatsTaken), max: number(seatsAllowed) }),
        detail: seatsTaken > seatsAllowed ? `+${number(seatsTaken - seatsAllowed)}` : '',
      }))}
    />
  );
}

interface LicensedSeats {
  readonly licenses: readonly (readonly [Organization, License])[];
  readonly looked: number;
  readonly all: number;
}

const licenseQuery = (client: AdminClient, orgId: number) =>
  query(client, 'GET /licenses/{orgId}', { path: { orgId } }, readLicense);

/** No call lists all licenses. Fails if all calls failed. */
function seatsRead(client: AdminClient): Read<LicensedSeats> {
  const { operation, queryKey } = licenseQuery(client, 0);
  return {
    operation,
    queryKey: [...queryKey.slice(0, -1), 'seats'],
    load: async (signal) => {
      const roots = await query(
        client,
        'GET /organizations/admin/all',
        { query: { includeChildren: true } },
        readOrganizations,
      ).load(signal);
      const newest = roots.toSorted((a, b) => b.id - a.id).slice(0, MOST_LICENSES);
      const loaded = await loadEach(newest, signal, ({ id }) => licenseQuery(client, id).load(signal));
      return {
        licenses: [...loaded]
          .flatMap(([organization, license]) => (license ? [[organization, license] as const] : []))
          .toSorted(([, a], [, b]) => fullness(b) - fullness(a)),
        looked: loaded.size,
        all: roots.length,
      };
    },
  };
}

const fullness = ({ seatsTaken, seatsAllowed }: License) => seatsTaken / Math.max(seatsAllowed, 1);
