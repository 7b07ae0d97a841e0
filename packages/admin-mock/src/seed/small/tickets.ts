import { accounts } from '../../accounts.ts';
import type { MockDb } from '../../db.ts';
import type { TicketRow } from '../../rows.ts';
import { inventTicket } from '../content.ts';
import { hostileText } from '../hostile-text.ts';
import type { Random } from '../random.ts';
import { daysBeforeSeed } from '../seed-time.ts';

export const smallTickets = {
  ordinary: 1,
  brokenState: 2,
  emptyState: 3,
  hugeState: 4,
  prototypeState: 5,
  deepState: 6,
  secretsState: 7,
  bccContact: 8,
  markup: 9,
  longMessage: 10,
} as const;

const ids = smallTickets;
const TICKET_COUNT = 40;

let madeHugeState: string | undefined;

function hugeState(): string {
  if (madeHugeState !== undefined) return madeHugeState;
  const nodes = Array.from({ length: 20_000 }, (_, index) => ({ nodeid: index, type: index % 3, tag: 'x' }));
  madeHugeState = JSON.stringify({ route: '/app/connect/1', nodes });
  return madeHugeState;
}

export function addTickets(db: MockDb, random: Random): void {
  const { member, orgAdmin } = accounts;
  const ticket = (id: number, message: string, rest: Partial<TicketRow> = {}): void => {
    db.tickets.put({
      id,
      message,
      state: '{"route":"/app/dashboard"}',
      creatorId: member.userId,
      contactEmail: 'mia@timemap.example',
      createdAt: daysBeforeSeed(id, 3600),
      status: ([0, 1, 2] as const)[id % 3] ?? 0,
      ...rest,
    });
  };
  ticket(ids.ordinary, 'I cannot find the project my teacher shared.', { status: 0 });
  ticket(ids.brokenState, 'The app stopped.', { state: '{"route":"/app/conn' });
  ticket(ids.emptyState, 'Nothing was recorded.', { state: '' });
  ticket(ids.hugeState, 'It is slow with many nodes.', { state: hugeState() });
  ticket(ids.prototypeState, 'Odd keys.', {
    state: '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"route":"/"}',
  });
  ticket(ids.deepState, 'Very deep.', { state: `${'{"child":'.repeat(5000)}1${'}'.repeat(5000)}` });
  ticket(ids.secretsState, 'Sent with everything.', {
    state:
      '{"sid":"7d1c-secret-session","authorization":"Bearer abc","user":{"password":"hunter2"},"zoom":3}',
  });
  ticket(ids.bccContact, 'Please write to my other address.', {
    creatorId: 10,
    contactEmail: 'victim@mail.example?bcc=everyone@mail.example',
  });
  ticket(ids.markup, `${hostileText.script} ${hostileText.rightToLeft}`, {
    creatorId: 6,
    contactEmail: `"${hostileText.markup}"@mail.example`,
    state: JSON.stringify({ [hostileText.markup]: hostileText.script }),
  });
  ticket(ids.longMessage, '👩‍🚀 '.repeat(60) + hostileText.long.repeat(8), {
    creatorId: orgAdmin.userId,
    contactEmail: 'someone.else@mail.example',
  });
  for (let id = ids.longMessage + 1; id <= TICKET_COUNT; id++) {
    const creator = db.users.get(random.int(17, 150));
    if (creator) db.tickets.put(inventTicket(id, creator.id, creator.email, random));
  }
}
