import { organizationQuery } from '../../data/organization-queries.ts';
import { useRead } from '../../data/use-read.ts';
import type { ScreenView } from '../../elements/screen-definition.ts';
import { useMessages } from '../../messages/messages.ts';
import { ScreenRoot } from '../../parts/screen-root.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { LicenseCard, licenseMessages } from './index.ts';

/** `<ak-license-card>`: the license of a root organization. Empty for people who may not see it. */
export interface LicenseCardElement extends HTMLElement {
  organizationId: number | null;
  headingLevel: 2 | 3 | 4 | null;
}

const View: ScreenView<LicenseCardElement> = ({ organizationId, headingLevel }) =>
  organizationId === null ? null : (
    <CardOf organizationId={organizationId} headingLevel={headingLevel ?? 2} />
  );

export default View;

function CardOf({ organizationId, headingLevel }: { organizationId: number; headingLevel: 2 | 3 | 4 }) {
  const words = useMessages(licenseMessages);
  const read = useRead(organizationQuery(organizationId));
  if (read.status === 'ready') return <LicenseCard organization={read.data} headingLevel={headingLevel} />;
  return (
    <ScreenRoot screen="license-card">
      {read.status === 'loading' && (
        <LoadingState label={words.loading}>
          <Skeleton shape="block" height="8px" />
        </LoadingState>
      )}
      <ReadFailure read={read} />
    </ScreenRoot>
  );
}
