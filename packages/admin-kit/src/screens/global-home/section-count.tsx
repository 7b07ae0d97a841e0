import type { Organization } from '@timemap/admin-api';
import type { ComponentType, ReactNode } from 'react';
import { dealConditions } from '../../checks/deal-rules.ts';
import { checksMessages } from '../../checks/messages.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { allOrganizationsQuery } from '../../data/organization-queries.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useListText } from '../../messages/list-text.ts';
import { useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import type { Count } from '../../messages/plural.ts';
import { Link } from '../../ui/link/link.tsx';
import { usersQuery } from '../users/without-screen.ts';
import { dealsQuery } from './api.ts';
import { homeAttentionMessages } from './attention-messages.ts';
import type { HomeSection } from './global-home.tsx';
import { globalHomeMessages } from './messages.ts';

/** How much there is, from the lists that the page reads anyway. */
export function SectionCount({ section }: { section: HomeSection }) {
  const about = useMessages(globalHomeMessages)[`${section}Text`];
  const Counted = counted[section];
  return Counted ? <Counted about={about} /> : about;
}

const counted: Partial<Readonly<Record<HomeSection, ComponentType<AboutProps>>>> = {
  users: Users,
  enterpriseDeals: Deals,
  organizations: Organizations,
};

interface AboutProps {
  /** Said where the list could not be loaded. */
  about: string;
}

function Users({ about }: AboutProps) {
  const words = useMessages(homeAttentionMessages);
  const { links } = useAdminKit();
  return (
    <CountedList
      read={useRead(usersQuery)}
      about={about}
      all={words.userCount}
      some={words.unverifiedCount}
      countSome={(users) => users.filter(({ isVerified }) => !isVerified).length}
      someHref={links.section('users', { only: 'unverified' })}
    />
  );
}

function Deals({ about }: AboutProps) {
  const words = useMessages(homeAttentionMessages);
  const { links } = useAdminKit();
  return (
    <CountedList
      read={useRead(dealsQuery)}
      about={about}
      all={words.dealCount}
      some={words.endedCount}
      countSome={(deals) => deals.filter(dealConditions.ended).length}
      someHref={links.section('enterpriseDeals', { only: 'ended' })}
    />
  );
}

function Organizations({ about }: AboutProps) {
  const words = useMessages(homeAttentionMessages);
  return (
    <CountedList
      read={useRead(allOrganizationsQuery)}
      about={about}
      all={words.rootCount}
      some={words.subOrganizationCount}
      countSome={countBelow}
    />
  );
}

interface CountedListProps<Row> extends AboutProps {
  read: QueryState<readonly Row[]>;
  all: (count: Count) => string;
  some: (count: Count) => string;
  countSome: (rows: readonly Row[]) => number;
  /** The list of exactly these. @default none */
  someHref?: string;
}

function CountedList<Row>({ read, about, all, some, countSome, someHref }: CountedListProps<Row>): ReactNode {
  const { linkComponent } = useAdminKit();
  const { atLeast } = useMessages(checksMessages);
  const locale = useLocale();
  const number = useNumberFormat();
  const inList = useListText();
  if (read.status === 'failed') return about;
  if (read.status === 'loading') return null;
  const countText = (value: number) =>
    read.unreadableCount ? atLeast({ found: number(value) }) : number(value);
  const inside = (value: number) => ({ value, text: withSmallStart(countText(value), locale) });
  const value = read.data.length;
  const text = countText(value);
  const line = all({ value, text });
  // Some languages have the number at the end.
  const allText = line.startsWith(text) ? line : all(inside(value));
  const someCount = countSome(read.data);
  if (someCount === 0) return allText;
  const someText = some(inside(someCount));
  if (someHref === undefined) return inList([allText, someText]);
  return (
    <>
      {inList([allText, ''])}
      <Link href={someHref} component={linkComponent} isQuiet className="ak-global-home-section-some">
        {someText}
      </Link>
    </>
  );
}

/** 'At least' as it is written inside a sentence. */
const withSmallStart = (text: string, locale: string) =>
  text.replace(/^\p{Lu}/u, (first) => first.toLocaleLowerCase(locale));

function countBelow(roots: readonly Organization[]): number {
  let count = 0;
  const waiting = [...roots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count += next.children.length;
    for (const child of next.children) waiting.push(child);
  }
  return count;
}
