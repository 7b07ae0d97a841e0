import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { fail, html, never } from '@timemap/admin-mock/scenarios';
import { describe, expect, it } from 'vitest';
import { type RenderedStory, renderStory, secondClient } from '../../../../../.storybook/render-story.tsx';
import { buildWorld, clientOf, Stage } from '../../../../../.storybook/stage.tsx';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { DELIBERATE_MS, stopPressClock, submitTwiceInOneTask } from '../../ui/test-presses.ts';
import { tabTo } from '../../ui/testing/test-keyboard.ts';
import * as stories from './lms-panel.stories.tsx';
import { type LmsState, useLms } from './use-lms.ts';

const READ = 'GET /organizations/{id}/lti';
const button = (name: string) => screen.findByRole('button', { name });
const findTab = (name: string) => screen.findByRole('tab', { name });
const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, encoding, body }) => ({ operation, path, encoding, body }));

describe('LMS data', () => {
  it('has its sections as tabs', async () => {
    const { user } = renderStory(stories.Ready);
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Institution Management',
      'Paywall Code Management',
      'LTI Keys and Config Info',
      'Semester Config',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Semester Config' }));
    expect(screen.getByText('Coming Soon')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'LTI Keys and Config Info' }));
    expect(screen.getByRole('heading', { name: 'LTI Keys' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Config Info' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Paywall Code Management' }));
    expect(await screen.findByRole('tab', { name: 'Manage Code Batches' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Generate Code Batch' })).toBeVisible();
  });

  it('moves between sections by arrow keys, and by Tab into the chosen one (B §2) [keyboard] [focus]', async () => {
    const { user } = renderStory(stories.Ready);
    await tabTo(user, await findTab('Institution Management'));
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await findTab('Paywall Code Management')).toHaveFocus();
    const inner = await findTab('Manage Code Batches');
    await tabTo(user, inner);
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await findTab('Generate Code Batch')).toHaveAttribute('aria-selected', 'true');
    expect(await findTab('Generate Code Batch')).toHaveFocus();
  });

  it('shows the institution', async () => {
    const { server } = renderStory(stories.Ready);
    expect(await screen.findByText('Northwind Canvas')).toBeVisible();
    expect(screen.getByText('Ask at the bookshop for your code.')).toBeVisible();
    expect(screen.getByText('Enabled')).toBeVisible();
    expect(server.requests().map(({ operation, path }) => ({ operation, path }))).toEqual([
      { operation: READ, path: '/organizations/1/lti' },
    ]);
  });

  it.each([
    ['an organization admin', stories.AsOrgAdmin, {}],
    ['a member', stories.AsMember, {}],
    [
      'a global admin, of a sub-organization',
      stories.Ready,
      { organization: { id: 101, name: 'x', parentId: 1 } },
    ],
  ])('shows %s nothing and sends no request', (_, story, args) => {
    const { server, container } = renderStory(story, { args });
    expect(container).toBeEmptyDOMElement();
    expect(server.requests()).toEqual([]);
  });

  it('tells the host which section is chosen, and shows the section that the host chose', async () => {
    const chosen: unknown[] = [];
    const { user, unmount } = renderStory(stories.SemesterConfig, {
      args: { onTabSelected: (event: unknown) => chosen.push(event) },
    });
    expect(await screen.findByText('Coming Soon')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Institution Management' }));
    expect(chosen).toEqual([{ tab: 'institution' }]);
    expect(screen.getByText('Coming Soon')).toBeVisible();
    unmount();
    renderStory(stories.Ready, { args: { tab: null } });
    await user.click(await findTab('Semester Config'));
    expect(screen.queryByText('Coming Soon')).toBeNull();
  });

  it('says that the load failed, and retries [spoken]', async () => {
    const { user, server } = renderStory(stories.LoadFailed);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load LTI data for this organization');
    expect(alert).toHaveTextContent('The registry is being moved');
    server.resetScenarios();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Northwind Canvas')).toBeVisible();
  });

  it('sends people without access to the root (B §2)', async () => {
    const { visited } = renderStory(stories.Ready, {
      scenarios: [fail(READ, 'User does not have access to organization')],
    });
    await waitFor(() => expect(visited).toEqual(['/']));
  });
});

describe('an organization without an institution', () => {
  it('is recognized by the API’s own 404, which is no failure', async () => {
    const { events } = renderStory(stories.Empty);
    expect(await screen.findByText('This organization has no LTI institution yet.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(events).toEqual([expect.objectContaining({ type: 'load', outcome: 'succeeded' })]);
  });

  it.each([
    ['HTML, as of a proxy', html(READ, 404)],
    ['a session that has ended', fail(READ, 'Invalid session', 404)],
  ])(
    'is not recognized by a 404 with %s: creating would make a second one (T30) [spoken]',
    async (_, scenario) => {
      renderStory(stories.Ready, { scenarios: [scenario] });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Failed to load LTI data for this organization',
      );
      expect(screen.queryByRole('button', { name: 'Create LTI Institution' })).toBeNull();
    },
  );

  it('gets one by its name, sent as JSON, and shows it [focus]', async () => {
    const story = renderStory(stories.Empty);
    await story.user.type(
      await screen.findByRole('textbox', { name: 'Institution name' }),
      'Lot & Söhne{Enter}',
    );
    expect(await screen.findByText('Lot & Söhne')).toBeVisible();
    expect(writes(story)).toEqual([
      {
        operation: 'POST /organizations/{id}/lti',
        path: '/organizations/6/lti',
        encoding: 'json',
        body: { institution_name: 'Lot & Söhne' },
      },
    ]);
    expect(await button('Disable')).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it('says why it could not be created and keeps the typed name [spoken]', async () => {
    const { user } = renderStory(stories.CreateFailed);
    const field = await screen.findByRole('textbox', { name: 'Institution name' });
    await user.type(field, 'Moodle{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to create LTI data for this organization');
    expect(alert).toHaveTextContent('The LMS gateway is closed');
    expect(field).toHaveValue('Moodle');
  });

  it('sends one request for two submits in one task, and restores the typed name after a reload (T6, T14)', async () => {
    const drafts = createMemoryDrafts();
    const story = renderStory(stories.Empty, {
      scenarios: [never('POST /organizations/{id}/lti')],
      provider: { drafts },
    });
    await story.user.type(await screen.findByRole('textbox'), 'Moodle');
    await submitTwiceInOneTask();
    await story.user.keyboard('{Enter}');
    expect(writes(story)).toHaveLength(1);
    story.unmount();
    renderStory(stories.Empty, { provider: { drafts } });
    expect(await screen.findByRole('textbox')).toHaveValue('Moodle');
  });

  it('links from codes and keys to where it is created [focus]', async () => {
    const { user } = renderStory(stories.Empty);
    await user.click(await screen.findByRole('tab', { name: 'Paywall Code Management' }));
    await user.click(await button('Go to Institution Management'));
    expect(await button('Create LTI Institution')).toBeVisible();
    expect(await findTab('Institution Management')).toHaveFocus();
  });
});

describe('enabling and disabling the integration (B §4)', () => {
  it('sends no body, and shows the state that the server has then [focus]', async () => {
    const story = renderStory(stories.Ready);
    const move = stopPressClock();
    await story.user.click(await button('Disable'));
    const enable = await button('Enable');
    move(DELIBERATE_MS);
    await story.user.click(enable);
    expect(await button('Disable')).toHaveFocus();
    expect(screen.getByText('Enabled')).toBeVisible();
    expect(writes(story)).toEqual([
      {
        operation: 'PUT /organizations/{id}/lti/disable',
        path: '/organizations/1/lti/disable',
        encoding: 'none',
        body: null,
      },
      {
        operation: 'PUT /organizations/{id}/lti/enable',
        path: '/organizations/1/lti/enable',
        encoding: 'none',
        body: null,
      },
    ]);
  });

  it('can be undone', async () => {
    const story = renderStory(stories.Ready);
    await story.user.click(await button('Disable'));
    const toast = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(await toast.findByText('LTI integration disabled')).toBeVisible();
    await story.user.click(toast.getByRole('button', { name: 'Undo' }));
    expect(await toast.findByText('Undone: LTI integration disabled')).toBeVisible();
    expect(await button('Disable')).toBeVisible();
    expect(writes(story).map(({ operation }) => operation)).toEqual([
      'PUT /organizations/{id}/lti/disable',
      'PUT /organizations/{id}/lti/enable',
    ]);
  });

  it('sends nothing where someone else has done it already, and says so', async () => {
    const story = renderStory(stories.Ready);
    const disable = await button('Disable');
    await secondClient(story).send('PUT /organizations/{id}/lti/disable', { path: { id: 1 } });
    await story.user.click(disable);
    expect(await screen.findByText('The LTI integration was already disabled')).toBeVisible();
    expect(await button('Enable')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(writes(story)).toHaveLength(1);
  });

  it.each([
    ['disabling', stories.Ready, 'Disable', 'PUT /organizations/{id}/lti/disable'],
    ['enabling', stories.Disabled, 'Enable', 'PUT /organizations/{id}/lti/enable'],
  ] as const)(
    'says that %s failed, in the same words [focus] [spoken]',
    async (_, story, name, operation) => {
      const { user } = renderStory(story, { scenarios: [fail(operation, 'A course is being graded')] });
      await user.click(await button(name));
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('Failed to disable LTI integration for organization');
      expect(alert).toHaveTextContent('A course is being graded');
      expect(await button(name)).toHaveFocus();
    },
  );
});

describe('the headless LMS data', () => {
  it('names the call of an action that the host did not allow', async () => {
    const world = buildWorld([]);
    const client = clientOf(world, 'https://api.test', (request) => world.server.fetch(request as Request));
    const { result } = renderHook(() => useLms({ id: 1, name: 'Northwind University', parentId: 0 }), {
      wrapper: ({ children }) => (
        <Stage client={client} session={world.session} beforeAction={() => false}>
          {children}
        </Stage>
      ),
    });
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const { actions } = result.current as Extract<LmsState, { status: 'ready' }>;
    const outcome = await act(() => actions.setEnabled.run({ isEnabled: true }));
    expect(outcome).toMatchObject({ error: { operation: 'PUT /organizations/{id}/lti/enable' } });
  });
});

describe('LTI keys', () => {
  it('can be copied, and the secret is not in the page until it is revealed (T40)', async () => {
    const { user, server, events } = renderStory(stories.Ready);
    await user.click(await screen.findByRole('tab', { name: 'LTI Keys and Config Info' }));
    const secret = server.db.institutions.get(1)?.sharedSecret ?? '';
    const key = server.db.institutions.get(1)?.consumerKey ?? '';
    expect(await screen.findByText(key)).toBeVisible();
    expect(document.documentElement.outerHTML).not.toContain(secret);
    await user.click(await button('Copy shared secret'));
    expect(await navigator.clipboard.readText()).toBe(secret);
    expect(document.documentElement.outerHTML).not.toContain(secret);
    await user.click(await button('Reveal shared secret'));
    expect(screen.getByText(secret)).toBeVisible();
    await user.click(await button('Hide shared secret'));
    expect(document.documentElement.outerHTML).not.toContain(secret);
    await user.click(await button('Reveal shared secret'));
    await user.click(screen.getByRole('tab', { name: 'Institution Management' }));
    await user.click(screen.getByRole('tab', { name: 'LTI Keys and Config Info' }));
    expect(document.documentElement.outerHTML).not.toContain(secret);
    expect(JSON.stringify(events)).not.toContain(secret);
  });

  it('come with the ids for set-up and support', async () => {
    renderStory(stories.Keys, {
      args: { organization: { id: 3, name: 'Museo del Tiempo', parentId: 0 } },
    });
    expect(await screen.findByText('2f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a')).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Config Info' }));
    expect(list.getByText('2')).toBeVisible();
    expect(list.getByText('3')).toBeVisible();
  });
});
