import { useAdminKit } from '../../context/admin-kit-context.ts';
import type { AdminLinks } from '../../context/links.ts';
import { Link } from '../../ui/link/link.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import type { ActivityEntry, ActivityTarget } from './activity-entry.ts';
import { type EntryTexts, FACT } from './entry-texts.ts';

/** Where a thing is seen, and whether everyone may see it. What has just been removed is nowhere. */
function hrefOf(links: AdminLinks, { kind, id }: ActivityTarget, action: string, isStaff: boolean) {
  const isPerson = kind === 'user' || kind === 'project-member';
  const number = /^\d+$/.test(id) ? Number(id) : null;
  // What a person typed is a username or an email.
  if (number === null && isPerson && isStaff) return links.section('users', { filter: id });
  if (number === null || /\.(delete|revoke)$/.test(action)) return null;
  if (kind === 'organization') return links.organization(number);
  if (!isStaff) return null;
  switch (kind) {
    case 'user':
    case 'project-member':
      return links.user(number);
    case 'ticket':
      return links.ticket(number);
    case 'enterprise deal':
      return links.enterpriseDeal(number);
    case 'project':
      return links.section('projects', { project: id });
    default:
      return null;
  }
}

interface TargetNameProps {
  target: ActivityTarget;
  text: string;
  action: string;
}

export function TargetName({ target, text, action }: TargetNameProps) {
  const { links, linkComponent, session } = useAdminKit();
  const href = hrefOf(links, target, action, session.user.isAdmin);
  const name = <UserText text={text} className="ak-activity-panel-label" />;
  return href === null ? (
    name
  ) : (
    <Link component={linkComponent} href={href}>
      {name}
    </Link>
  );
}

interface SentenceProps {
  entry: ActivityEntry;
  texts: EntryTexts;
}

/** What was done, with its names as links. */
export function Sentence({ entry, texts }: SentenceProps) {
  const { target, place } = entry;
  if (texts.template === null) {
    return texts.sentence === null ? texts.title : <UserText translate="yes" text={texts.sentence} />;
  }
  // Every second part is a name.
  return texts.template.split(FACT).map((part, index) => {
    if (index % 2 === 0) return part;
    const key = `${index} ${part}`;
    if (part === 'after' || target === null) return <UserText key={key} text={texts.after} />;
    const isPlace = part === 'place' && place;
    return (
      <TargetName
        key={key}
        target={isPlace ? place : target}
        text={(isPlace ? texts.place : texts.label) ?? ''}
        action={isPlace ? '' : entry.name}
      />
    );
  });
}
