import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { dealPeopleMessages } from '../../deal-people/messages.ts';
import { PeopleView } from '../../deal-people/people-view.tsx';
import { useDealPeople } from '../../deal-people/use-deal-people.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import { CopyIcon, MailIcon } from '../../ui/icon/icons.tsx';
import { Section } from '../../ui/section/section.tsx';
import { PeopleList } from './people-list.tsx';
import '../../deal-people/deal-people.css';

const DealPeopleDialog = lazyPart(
  'deal-people-dialog',
  () => import('../../deal-people/deal-people-dialog.tsx'),
);

/** The users whose address the whitelist of the deal covers. */
export default function DealPeople({ deal }: { deal: EnterpriseDeal }) {
  const words = useMessages(dealPeopleMessages);
  const [isAsked, setIsAsked] = useState(false);
  const [wanted, setWanted] = useState<'mail' | 'copy' | null>(null);
  const { read, hasWhitelistFailed, isBegun } = useDealPeople(deal.id, isAsked);
  usePreload(DealPeopleDialog);
  return (
    <Section
      title={words.people}
      actions={
        <>
          <Button size="small" icon={<MailIcon />} onClick={() => setWanted('mail')}>
            {words.emailPeople}
          </Button>
          <Button size="small" icon={<CopyIcon />} onClick={() => setWanted('copy')}>
            {words.copyAddresses}
          </Button>
        </>
      }
    >
      <div className="ak-deal-people">
        {isBegun ? (
          <PeopleView read={read} hasWhitelistFailed={hasWhitelistFailed}>
            {(people) => people.length > 0 && <PeopleList people={people} />}
          </PeopleView>
        ) : (
          <>
            <p>{words.about}</p>
            <LeavingButton onClick={() => setIsAsked(true)}>{words.show}</LeavingButton>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {wanted && (
          <DealPeopleDialog deal={deal} copies={wanted === 'copy'} onClose={() => setWanted(null)} />
        )}
      </Suspense>
    </Section>
  );
}
