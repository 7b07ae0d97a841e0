import type { MockDb } from '../../db.ts';
import type { TicketRow } from '../../rows.ts';
import type { Random } from '../random.ts';
import type { DemoClock } from './clock.ts';

const messages = [
  'Hello! I moved a folder into another project and now my students cannot see it. Did I lose their work?',
  'The invitation mail never arrived for three of my pupils. Their addresses end in @harbourcity.example.',
  'Can I print a timeline on A3 for the classroom wall? The export cuts off the right edge.',
  'I was charged twice this month. Could you please check and refund one of the payments?',
  'When I paste from Word the dates lose their year. BC dates are affected as well.',
  'How do I hand a project over to a colleague? I am on parental leave from March.',
  'The map stays grey on our school network. At home everything works.',
  'One of my students deleted the whole timeline by accident, ten minutes before the presentation. Please help!',
  'Is there a limit on the number of students in one project? I teach four parallel classes.',
  'Our IT department asks for a list of domains that have to be allowed through the firewall.',
  'I can log in through Canvas, but not with my email address any more.',
  'Pins jump to another place when I zoom out on an iPad.',
  'Could you extend our trial by two weeks? The school board decides on the 14th.',
  'The code from the bookshop says “already used”, and I am sure that I have not used it.',
  'Two students share a laptop. How do they sign out so that the next one does not see their work?',
  'Search does not find words with accents: “Valparaíso” works, “Valparaiso” does not.',
  'Please change my email address. I have married and my old address closes on Friday.',
  'I would like to use last year’s project as a template without last year’s comments.',
  'The app says that I do not have access to the organization. I was a member yesterday.',
  'Our licence shows 24 of 20 seats. Who has to go, and how do I see them?',
  'The export to CSV puts the years before 1000 in the wrong order.',
  'Images from our museum’s server do not load. They open when I click on them.',
  'Can a student be an editor in one folder only?',
  'I get an empty page in Safari 16 after I open a shared link.',
  'Thank you for the new map! Is it possible to use our own historical map as a background?',
  'We need an invoice with our VAT number for the annual subscription.',
  'After Moodle was updated, students land on the login page instead of the project.',
  'Events that begin and end on the same day are not drawn.',
  'My colleague left the school. Can her projects be moved to me?',
  'The coupon TEACHERDAY does not work for yearly plans.',
  'It takes almost a minute to open our big project (about 2,400 events). It was faster before the holidays.',
  'A pupil wrote something hurtful in a description. How do I find out when it was changed?',
  'Text in Arabic is shown from left to right in the event list.',
  'How can I see which of my students have not added anything yet?',
  'The screen reader skips the dates on the timeline. One of our students depends on it.',
  'I accidentally created the organization twice. Please remove the empty one.',
  'Our district has changed its domain. 180 teachers need new addresses. Is there a way to do this together?',
  'Is a Spanish interface planned? My youngest pupils do not read English yet.',
  'The link that I sent to parents asks them to sign in. It should be public.',
  'Connections between events disappear when I filter by tag.',
  'I am writing a thesis and want to cite a project. Is there a permanent address?',
  'We have our open day on Saturday. Could somebody check that 60 people can use one project at a time?',
  'The last two events that I added this morning are gone after a reload.',
  'My trial ended yesterday, but the school has paid. The order number is 2026-1187.',
  'Students see “Something went wrong” when they join with the code from the board. Class starts in an hour!',
] as const;

const browsers = ['Chrome 142', 'Firefox 145', 'Safari 26', 'Edge 142'] as const;
const screens = ['1366 × 768', '1440 × 900', '1920 × 1080', '820 × 1180'] as const;

function stateOf(db: MockDb, userId: number, random: Random): string {
  const projectId = db.projectMembers.find((row) => row.userId === userId)?.projectId;
  return JSON.stringify({
    route: projectId === undefined ? '/app/dashboard' : `/app/connect/${projectId}`,
    project: projectId ?? null,
    view: random.pick(['timeline', 'map', 'outline']),
    zoom: random.int(1, 12),
    selected: { nodeid: random.int(100, 4800), type: random.int(0, 2) },
    filters: random.chance(0.3) ? [random.pick(['Trade', 'People', 'Places', 'Sources'])] : [],
    client: { browser: random.pick(browsers), screen: random.pick(screens), online: true },
  });
}

function statusOf(age: number, random: Random): TicketRow['status'] {
  if (age < 5) return 0;
  if (age < 12) return random.pick([0, 1, 1, 2]);
  return random.chance(0.08) ? random.pick([0, 1]) : 2;
}

export function addDemoTickets(db: MockDb, clock: DemoClock, random: Random): void {
  const dates = clock.history(messages.length, 420);
  for (const [index, message] of messages.entries()) {
    const createdAt = dates[index] ?? clock.daysAgo(0);
    const people = db.users.filter((user) => user.id > 4 && user.createdAt < createdAt);
    const writer = random.pick(random.chance(0.5) ? people.slice(-12) : people);
    db.tickets.insert({
      message,
      state: stateOf(db, writer.id, random),
      creatorId: writer.id,
      contactEmail: writer.email,
      createdAt,
      status: statusOf(messages.length - 1 - index, random),
    });
  }
}
