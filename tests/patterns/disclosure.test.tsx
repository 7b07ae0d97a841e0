import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answer } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderStory } from '../../.storybook/render-story.tsx';
import { openConsole } from '../../apps/console/testing/open-console.tsx';
import * as organization from '../../packages/admin-kit/src/screens/organization/organization-panel.stories.tsx';
import * as stats from '../../packages/admin-kit/src/screens/stats/stats-cards.stories.tsx';
import { usersTable } from '../../packages/admin-kit/src/ui/data-table/users-table.fixture.tsx';

/** jsdom has no layout. */
function makeNarrow() {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 360 });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth'));
}

const manyInstitutions = answer(
  'GET /admin/stats/lti-by-institution',
  Array.from({ length: 30 }, (_, index) => ({
    institution_id: index + 1,
    institution_name: `School ${index}`,
    organization_name: 'Northwind University',
    user_count: index,
    user_count_with_nodes: 0,
    project_count: 0,
    project_count_with_nodes: 0,
    projects: {},
  })),
);

interface Disclosure {
  readonly part: string;
  readonly show: () => Promise<HTMLElement>;
}

const disclosures: readonly Disclosure[] = [
  {
    part: 'the filters of a narrow table',
    show: async () => {
      makeNarrow();
      render(usersTable());
      return screen.getByRole('button', { name: 'Filters' });
    },
  },
  {
    part: 'the rest of a row of a narrow table',
    show: async () => {
      makeNarrow();
      render(usersTable());
      return screen.getByRole('button', { name: 'More about user 2' });
    },
  },
  {
    part: 'the sub-organizations of an organization',
    show: async () => {
      renderStory(organization.Ready);
      return screen.findByRole('button', { name: 'Sub-organizations of Faculty of History' });
    },
  },
  {
    part: 'the bars of a long chart',
    show: async () => {
      renderStory(stats.Lti, { scenarios: [manyInstitutions] });
      return screen.findByRole('button', { name: 'Show all (30)' });
    },
  },
  {
    part: 'the activity of the console',
    show: async () => {
      await openConsole('/stats', { as: 'globalAdmin' });
      return screen.findByRole('button', { name: 'Activity' });
    },
  },
];

const isExpanded = (button: HTMLElement) => button.getAttribute('aria-expanded');

describe.each(disclosures)('the disclosure pattern in $part', ({ show }) => {
  it('the control has role button and a name', async () => {
    const button = await show();
    expect(button).toHaveAccessibleName(/./);
    expect(button.tagName).toBe('BUTTON');
  });

  it('aria-expanded is true while the content is shown, false while it is hidden, and so it starts', async () => {
    const button = await show();
    expect(isExpanded(button)).toBe('false');
    await userEvent.click(button);
    expect(isExpanded(button)).toBe('true');
    await userEvent.click(button);
    expect(isExpanded(button)).toBe('false');
  });

  it('aria-controls refers to the element that has the content, while it is shown', async () => {
    const button = await show();
    await userEvent.click(button);
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(content).toBeInTheDocument();
    expect(content).toBeVisible();
  });

  it.each(['{Enter}', ' '])('%j: shows the content, and hides it again', async (key) => {
    const button = await show();
    button.focus();
    await userEvent.keyboard(key);
    expect(isExpanded(button)).toBe('true');
    button.focus();
    await userEvent.keyboard(key);
    expect(isExpanded(button)).toBe('false');
    expect(button).toHaveFocus();
  });
});
