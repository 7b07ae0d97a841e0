import { screen, within } from '@testing-library/react';
import { answer } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import * as stories from './stats-cards.stories.tsx';

interface Numbers {
  readonly name: string;
  readonly users: readonly [all: number, withNodes: number | null];
  readonly projects?: readonly [all: number, withNodes: number | null];
}

const answered = (institutions: readonly Numbers[]) =>
  answer(
    'GET /admin/stats/lti-by-institution',
    institutions.map(({ name, users, projects = [0, 0] }, index) => ({
      institution_id: index + 1,
      institution_name: name,
      organization_name: `Organization ${index + 1}`,
      user_count: users[0],
      user_count_with_nodes: users[1],
      project_count: projects[0],
      project_count_with_nodes: projects[1],
      projects: {},
    })),
  );

const schools: readonly Numbers[] = [
  { name: 'Birch', users: [40, 10], projects: [3, 3] },
  { name: 'Alder', users: [4, 4], projects: [9, 1] },
  { name: 'Cedar', users: [1200, null], projects: [5, 0] },
];

const chart = () => screen.findByRole('figure', { name: 'Institution Comparison' });
const lines = async () =>
  within(await chart())
    .getAllByRole('listitem')
    .map((line) => [...line.children].map(({ textContent }) => textContent).filter(Boolean));

describe('institutions side by side', () => {
  it('can go back from numbers that the server does not have', async () => {
    const without = schools.map(({ projects: _, ...school }, index) => ({
      institution_id: index + 1,
      institution_name: school.name,
      organization_name: 'One',
      user_count: school.users[0],
      projects: {},
    }));
    const { user } = renderStory(stories.Lti, {
      scenarios: [answer('GET /admin/stats/lti-by-institution', without)],
    });
    await chart();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'Projects');
    expect(await chart()).toHaveTextContent('no value');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'Users');
    expect(await lines()).toHaveLength(3);
  });

  it('begin with the most users, each with its share with nodes where it is known', async () => {
    renderStory(stories.Lti, { scenarios: [answered(schools)] });
    expect(await lines()).toEqual([
      ['Cedar', '1,200'],
      ['Birch', '40', '25% with nodes'],
      ['Alder', '4', '100% with nodes'],
    ]);
  });

  it('are ordered by share or name, and compared by projects', async () => {
    const { user } = renderStory(stories.Lti, { scenarios: [answered(schools)] });
    await chart();
    const order = screen.getByRole('combobox', { name: 'Order' });
    const names = async () => (await lines()).map(([name]) => name);
    await user.selectOptions(order, 'Largest share first');
    expect(await names()).toEqual(['Alder', 'Birch', 'Cedar']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'Projects');
    expect(await lines()).toEqual([
      ['Birch', '3', '100% with nodes'],
      ['Alder', '9', '11% with nodes'],
      ['Cedar', '5', '0% with nodes'],
    ]);
    await user.selectOptions(order, 'By name');
    expect(await names()).toEqual(['Alder', 'Birch', 'Cedar']);
    await user.selectOptions(order, 'Largest first');
    expect(await names()).toEqual(['Alder', 'Cedar', 'Birch']);
  });

  it('are ten of two thousand at first, and all when asked', async () => {
    const many = Array.from(
      { length: 2000 },
      (_, index): Numbers => ({
        name: `School ${index}`,
        users: [index, 0],
      }),
    );
    const { user } = renderStory(stories.Lti, { scenarios: [answered(many)] });
    expect((await lines()).map(([name]) => name).slice(0, 2)).toEqual(['School 1999', 'School 1998']);
    expect(await lines()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all (2,000)' }));
    expect((await chart()).querySelectorAll('li')).toHaveLength(2000);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(await lines()).toHaveLength(10);
  });
});

describe('what projects contain', () => {
  const project = (counts: object) => answer('GET /admin/stats/project', counts);
  const counts = {
    folder_count: 4,
    timeline_count: 20,
    timelines_in_folders: 5,
    node_count: 400,
    node_word_count_approx: 9000,
    event_count: 300,
    era_count: 20,
    tag_count: 7,
    connection_count: 0,
    connection_word_count_approx: 0,
  };
  const contents = () => screen.findByRole('figure', { name: 'Project contents' });

  it('is shares of one whole each, and averages', async () => {
    renderStory(stories.Ready, { scenarios: [project(counts)] });
    const parts = within(await contents()).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Timelines in folders25%5 of 20',
      'Events75%300 of 400',
      'Eras5%20 of 400',
    ]);
    const average = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(average('Nodes per timeline')).toBe('20');
    expect(average('Words per node')).toBe('22.5');
    expect(screen.queryByText('Words per connection')).toBeNull();
  });

  it('leaves out a part that is larger than its whole', async () => {
    renderStory(stories.Ready, { scenarios: [project({ ...counts, event_count: 500 })] });
    const parts = within(await contents()).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Timelines in folders25%5 of 20',
      'Eras5%20 of 400',
    ]);
  });
});
