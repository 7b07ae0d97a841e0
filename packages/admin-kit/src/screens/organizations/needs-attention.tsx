import type { License, Organization } from '@timemap/admin-api';
import { cx } from 'class-variance-authority';
import { useMemo } from 'react';
import { onPlainPress } from '../../browser/plain-press.ts';
import { rowsInPlace, useSteady } from '../../browser/use-steady.ts';
import { CheckNotes, isWhole, useFoundText } from '../../checks/check-progress.tsx';
import { isOverSeats, useLicenseChecks } from '../../checks/license-checks.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { Checks } from '../../data/check-each.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { createNameOrder } from '../../text/name-order.ts';
import { ChevronEndIcon } from '../../ui/icon/icons.tsx';
import { hostLinkClass, Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { organizationsAttentionMessages } from './attention-messages.ts';
import { organizationsMessages } from './messages.ts';

const MAX_LISTED = 4;
const organizationsInPlace = rowsInPlace(({ id }: Organization) => id);

interface Condition {
  /** The facet of the Admin Dashboard. */
  readonly only: 'overSeats' | 'noLicense' | 'disabled';
  readonly tone?: StatusTone;
  readonly isMet: (license: License | null | undefined) => boolean;
}

const conditions: readonly Condition[] = [
  { only: 'overSeats', tone: 'danger', isMet: isOverSeats },
  { only: 'noLicense', isMet: (license) => license === null },
  { only: 'disabled', isMet: (license) => license?.isEnabled === false },
];

interface NeedsAttentionProps {
  organizations: readonly Organization[];
  headingLevel: 2 | 3 | 4;
  onChosen: (organizationId: number) => void;
}

/** For global admins, beside the tree of all organizations. */
export default function NeedsAttention({ organizations, headingLevel, onChosen }: NeedsAttentionProps) {
  const words = useMessages(organizationsAttentionMessages);
  const { links, linkComponent } = useAdminKit();
  const locale = useLocale();
  const roots = useMemo(() => {
    const distinct = new Map(organizations.map((organization) => [organization.id, organization]));
    return [...distinct.values()].filter(({ parentId }) => parentId === 0).sort(createNameOrder(locale));
  }, [organizations, locale]);
  const checks = useLicenseChecks(roots);
  const isInOrder =
    isWhole(checks) && !roots.some(({ id }) => conditions.some(({ isMet }) => isMet(checks.answers.get(id))));
  return (
    <Section
      className="ak-organizations-screen-choices"
      level={headingLevel}
      title={words.title}
      hasPadding={false}
    >
      <ul className="ak-organizations-screen-list">
        {conditions.map((condition) => (
          <Found key={condition.only} {...{ condition, roots, checks, onChosen }} />
        ))}
        <li className="ak-organizations-screen-condition">
          <Link href={links.section('adminDashboard', { only: 'noAdmin' })} component={linkComponent}>
            {words.findNoAdmin}
          </Link>
        </li>
      </ul>
      <div className="ak-organizations-screen-checks">
        {isInOrder && <p className="ak-organizations-screen-note">{words.inOrder}</p>}
        <CheckNotes checks={checks} saysProgress />
      </div>
    </Section>
  );
}

interface FoundProps extends Pick<NeedsAttentionProps, 'onChosen'> {
  condition: Condition;
  roots: readonly Organization[];
  checks: Checks<License | null>;
}

function Found({ condition: { only, tone, isMet }, roots, checks, onChosen }: FoundProps) {
  const words = useMessages(organizationsAttentionMessages);
  const { unnamed } = useMessages(organizationsMessages);
  const { meter, showAll } = useMessages(displayMessages);
  const { links, linkComponent: Anchor } = useAdminKit();
  const number = useNumberFormat();
  const foundText = useFoundText();
  const found = roots.filter(({ id }) => isMet(checks.answers.get(id)));
  const first: readonly Organization[] = found.slice(0, MAX_LISTED);
  const { steady: listed, pointing } = useSteady(first, '', organizationsInPlace);
  if (listed.length === 0) return null;
  const noteOf = (license: License | null | undefined) =>
    license && meter({ value: number(license.seatsTaken), max: number(license.seatsAllowed) });
  return (
    <li>
      <p className="ak-organizations-screen-condition">
        <Link href={links.section('adminDashboard', { only })} component={Anchor}>
          <Status tone={tone}>{words[only]}</Status>
        </Link>
        <span className="ak-organizations-screen-note">{foundText(found.length, checks)}</span>
      </p>
      <ul className="ak-organizations-screen-list" {...pointing}>
        {listed.map(({ id, name }) => (
          <li key={id}>
            <Anchor
              href={links.organization(id)}
              className={cx('ak-organizations-screen-choice', hostLinkClass(Anchor))}
              onClick={onPlainPress(() => onChosen(id))}
            >
              <span className="ak-organizations-screen-choice-name">
                {name.trim() === '' ? unnamed : <UserText text={name} />}
              </span>{' '}
              <bdi className="ak-organizations-screen-note">{noteOf(checks.answers.get(id))}</bdi>
              <ChevronEndIcon />
            </Anchor>
          </li>
        ))}
      </ul>
      {found.length > listed.length && (
        <p className="ak-organizations-screen-condition">
          <Link href={links.section('adminDashboard', { only })} component={Anchor}>
            {showAll} <VisuallyHidden>{words[only]}</VisuallyHidden>
          </Link>
        </p>
      )}
    </li>
  );
}
