import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderStory } from '../../.storybook/render-story.tsx';
import { root, textOf } from './repository.ts';
import { screenStories } from './screen-stories.ts';

const STATES = [
  'Ready',
  'Loading',
  'Empty',
  'LoadFailed',
  'Refreshing',
  'AsOrgAdmin',
  'AsMember',
  'Saving',
  'SaveFailed',
  'PartlySaved',
  'Hostile',
  'Narrow',
];

const areas = [
  'Organizations',
  'People',
  'Projects',
  'Billing',
  'Learning (LTI)',
  'Support',
  'Statistics',
  'Shell',
];

const levelOf = (heading: HTMLElement) =>
  Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1));

afterEach(cleanup);

describe.each(screenStories.map((screen) => [screen.meta.input.title, screen] as const))(
  '%s',
  (_, screen) => {
    const names = [...screen.stories.keys()];
    const excused = screen.meta.input.parameters?.notApplicable ?? {};

    it('shows every state, or says why one does not apply', () => {
      expect(STATES.filter((state) => !names.includes(state) && !excused[state])).toEqual([]);
    });

    it('excuses no state that it shows, and none that does not exist', () => {
      expect(
        Object.keys(excused).filter((state) => names.includes(state) || !STATES.includes(state)),
      ).toEqual([]);
    });

    it('keeps the fixed order of states', () => {
      expect(names[0]).toBe('Ready');
      const fixed = names.filter((name) => STATES.includes(name));
      expect(fixed).toEqual(STATES.filter((state) => fixed.includes(state)));
    });

    it('is in an area of Storybook, titled after its file', () => {
      const [area = '', words = ''] = screen.meta.input.title.split('/');
      expect(areas).toContain(area);
      const kebab = words.toLowerCase().replaceAll(' ', '-').replaceAll('organization', 'org');
      const file = /([^/]+)\.stories\.tsx$/.exec(screen.path)?.[1]?.replaceAll('organization', 'org');
      expect(kebab).toBe(file);
    });

    it('gives className, id, style and data-* to exactly one root', () => {
      renderStory(screen.stories.get('Ready'), {
        args: { className: 'mine', id: 'my-id', style: { order: 3 }, 'data-mine': 'yes' },
      });
      const roots = document.querySelectorAll('[data-mine="yes"]');
      expect(roots).toHaveLength(1);
      const root = roots[0] as HTMLElement;
      expect(root.closest('.ak-root')).not.toBeNull();
      expect(root).toHaveClass('mine');
      expect(root.id).toBe('my-id');
      expect(root.style.order).toBe('3');
      expect(document.querySelectorAll('.mine')).toHaveLength(1);
    });

    it('gives its root to a ref', () => {
      let root: Element | null = null;
      renderStory(screen.stories.get('Ready'), { args: { ref: (node: Element | null) => (root ??= node) } });
      expect(root).toBeInstanceOf(HTMLElement);
    });

    it('skips no level of headings, neither alone nor below the heading of its page', async () => {
      const file = screen.path.replace('.stories.tsx', '.tsx');
      const highest = existsSync(join(root, file)) && /headingLevel\?: ([123])/.exec(textOf(file))?.[1];
      for (const args of [{}, ...(highest ? [{ headingLevel: Number(highest) }] : [])]) {
        const { container, unmount } = renderStory(screen.stories.get('Ready'), { args });
        await waitFor(() => expect(container.querySelector('.ak-skeleton, [aria-busy="true"]')).toBeNull());
        const levels = within(document.body).queryAllByRole('heading').map(levelOf);
        const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] as number) + 1);
        expect(jumps, `levels ${levels.join(' ')}`).toEqual([]);
        unmount();
      }
    });

    it('lives twice on one page without sharing an id', () => {
      renderStory(screen.stories.get('Ready'));
      renderStory(screen.stories.get('Ready'));
      const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
  },
);
