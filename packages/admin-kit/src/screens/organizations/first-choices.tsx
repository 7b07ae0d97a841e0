import type { Organization } from '@timemap/admin-api';
import { cx } from 'class-variance-authority';
import { onPlainPress } from '../../browser/plain-press.ts';
import { rowsInPlace, useSteady } from '../../browser/use-steady.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ChevronEndIcon } from '../../ui/icon/icons.tsx';
import { hostLinkClass } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { organizationsMessages } from './messages.ts';

const MAX_LISTED = 8;
const organizationsInPlace = rowsInPlace(({ id }: Organization) => id);

interface FirstChoicesProps {
  organizations: readonly Organization[];
  headingLevel: 2 | 3 | 4;
  onChosen: (organizationId: number) => void;
}

export default function FirstChoices({ organizations, headingLevel, onChosen }: FirstChoicesProps) {
  const words = useMessages(organizationsMessages);
  const { session, links, linkComponent: Anchor } = useAdminKit();
  const seesAll = session.user.isAdmin;
  const format = useNumberFormat();
  const weight = ({ children, isLocalAdmin }: Organization) =>
    seesAll ? children.length : Number(isLocalAdmin);
  const distinct = [
    ...new Map(organizations.map((organization) => [organization.id, organization])).values(),
  ];
  const first: readonly Organization[] = distinct.sort((a, b) => weight(b) - weight(a)).slice(0, MAX_LISTED);
  const { steady: listed, pointing } = useSteady(first, '', organizationsInPlace);
  const noteOf = ({ children, isLocalAdmin }: Organization) =>
    seesAll ? format(children.length) : isLocalAdmin ? words.admin : words.member;
  return (
    <Section
      className="ak-organizations-screen-choices"
      level={headingLevel}
      title={seesAll ? words.largest : words.yours}
      actions={
        <span className="ak-organizations-screen-note">{seesAll ? words.subOrganizations : words.role}</span>
      }
      hasPadding={false}
    >
      <ul className="ak-organizations-screen-list" {...pointing}>
        {listed.map((organization) => (
          <li key={organization.id}>
            <Anchor
              href={links.organization(organization.id)}
              className={cx('ak-organizations-screen-choice', hostLinkClass(Anchor))}
              onClick={onPlainPress(() => onChosen(organization.id))}
            >
              <span className="ak-organizations-screen-choice-name">
                {organization.name.trim() === '' ? words.unnamed : <UserText text={organization.name} />}
              </span>{' '}
              <span className="ak-organizations-screen-note">{noteOf(organization)}</span>
              <ChevronEndIcon />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
