import { smallOrganizations, smallProjects } from '@timemap/admin-mock';
import { noRows } from '@timemap/admin-mock/scenarios';
import { given } from '../../../.storybook/given.ts';
import preview from '../../../.storybook/preview.tsx';
import {
  OurHome,
  OurMembers,
  OurOrganization,
  OurPeople,
  OurProject,
  OurStats,
  OurTree,
} from './our-additions.tsx';

const meta = preview.meta({
  title: 'Manual/Hooks and slots/Our additions',
  component: OurPeople,
  tags: ['!autodocs'],
});

/** A column, row actions, bulk actions and a button of the host. Log In and the export are hidden. */
export const People = meta.story();

export const Nobody = meta.story({ ...given(noRows('GET /global/users')) });

/** A menu in the rows of members, a button next to the heading, a hidden control, and a sentence in a dialog. */
export const Members = meta.story({ render: () => <OurMembers projectId={smallProjects.northSea} /> });

/** A menu in the rows of the tree. */
export const Tree = meta.story({ render: () => <OurTree /> });

/** A mark in the rows of sub-organizations. */
export const SubOrganizations = meta.story({
  render: () => <OurOrganization organizationId={smallOrganizations.northwind} />,
});

/** A button next to the heading, a link of the host for the stats, and no projects. */
export const Home = meta.story({ render: () => <OurHome /> });

/** A menu in the rows of members, a button next to their heading, and no list of users to copy. */
export const ProjectInfo = meta.story({ render: () => <OurProject projectId={smallProjects.northSea} /> });

/** A button at the end of the tabs' line. */
export const Stats = meta.story({ render: () => <OurStats /> });
