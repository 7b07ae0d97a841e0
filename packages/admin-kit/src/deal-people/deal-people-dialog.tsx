import type { EnterpriseDeal } from '@timemap/admin-api';
import { useEffect, useRef, useState } from 'react';
import { buildMailto } from '../browser/mailto.ts';
import { useAdminKit } from '../context/admin-kit-context.ts';
import { KEPT_MS } from '../data/check-each.ts';
import { allOrganizationsQuery } from '../data/organization-queries.ts';
import { dataOf, useRead } from '../data/use-read.ts';
import { useCount, useMessages } from '../messages/messages.ts';
import { foldText } from '../text/fold.ts';
import { visibleName, visibleText } from '../text/visible-text.ts';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { EmailActions } from '../ui/email-actions/email-actions.tsx';
import { useMailSeparator } from '../ui/menu/separator-menu.tsx';
import { dealPeopleMessages } from './messages.ts';
import { PeopleView } from './people-view.tsx';
import { type CoveredUser, useDealPeople } from './use-deal-people.ts';
import './deal-people.css';

interface DealPeopleDialogProps {
  deal: Pick<EnterpriseDeal, 'id' | 'name'>;
  /** Copies the addresses as soon as they are known. */
  copies: boolean;
  onClose: () => void;
}

/** Writes to the users whose address the whitelist of a deal covers, or copies their addresses. */
export default function DealPeopleDialog({ deal, copies, onClose }: DealPeopleDialogProps) {
  const words = useMessages(dealPeopleMessages);
  const { read, hasWhitelistFailed } = useDealPeople(deal.id, true);
  const count = useCount();
  const copied = useCopied(copies ? dataOf(read) : null);
  return (
    <Dialog
      name="deal-people"
      isOpen
      size="small"
      title={words.peopleOf({ deal: visibleName(deal.name, words.unnamedDeal) })}
      description={words.about}
      onClose={onClose}
    >
      <div className="ak-deal-people">
        <PeopleView read={read} hasWhitelistFailed={hasWhitelistFailed}>
          {(people) =>
            people.length > 0 ? (
              <EmailActions addresses={people.map(({ user }) => user.email)} />
            ) : (
              <Nobody deal={deal} onClose={onClose} />
            )
          }
        </PeopleView>
        <p role="status">
          {copied === 'failed' ? words.notCopied : copied !== null && words.copied(count(copied))}
        </p>
      </div>
    </Dialog>
  );
}

/** Who else can be written to: the organization of the same name has admins. */
function Nobody({ deal: { id, name }, onClose }: Pick<DealPeopleDialogProps, 'deal' | 'onClose'>) {
  const words = useMessages(dealPeopleMessages);
  const { links, linkComponent } = useAdminKit();
  const organizations = dataOf(useRead(allOrganizationsQuery, { freshMs: KEPT_MS, reloadsOnReturn: false }));
  const wanted = foldText(name).trim();
  const same = organizations?.find((organization) => foldText(organization.name).trim() === wanted);
  return (
    <>
      <p>{words.nobody}</p>
      <div className="ak-deal-people-ways">
        <ButtonLink href={links.enterpriseDeal(id)} component={linkComponent} onClick={onClose}>
          {words.checkWhitelist}
        </ButtonLink>
        {same && (
          <ButtonLink href={links.organizationUsers(same.id)} component={linkComponent} onClick={onClose}>
            {words.usersOf({ organization: visibleText(same.name) })}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** How many addresses were copied, once, when the people are known. */
function useCopied(people: readonly CoveredUser[] | null): number | 'failed' | null {
  const [separator] = useMailSeparator();
  const [copied, setCopied] = useState<number | 'failed' | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (people === null || hasBegun.current) return;
    hasBegun.current = true;
    const { addresses } = buildMailto({ bcc: people.map(({ user }) => user.email) });
    const copy = async () => {
      await navigator.clipboard.writeText(addresses.join(`${separator} `));
      setCopied(addresses.length);
    };
    if (addresses.length > 0) copy().catch(() => setCopied('failed'));
  }, [people, separator]);
  return copied;
}
