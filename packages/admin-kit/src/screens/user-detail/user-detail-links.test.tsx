import { screen, waitFor } from '@testing-library/react';
import { answer, fail } from '@timemap/admin-mock/scenarios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type RenderedStory,
  type RenderStoryOptions,
  renderStory,
} from '../../../../../.storybook/render-story.tsx';
import { fillMia } from './testing/fill-mia.ts';
import * as stories from './user-detail.stories.tsx';

const CUSTOMER_PAGE = 'GET /global/users/customerpage/{id}';

const operations = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().map(({ operation }) => operation);

const withEverything = { prepare: fillMia };

describe('acting as the user', () => {
  it('asks first, for the user and for one project [spoken]', async () => {
    const { user } = renderStory(stories.Ready, withEverything);
    await user.click(await screen.findByRole('button', { name: 'Log In as mia' }));
    expect(await screen.findByRole('dialog', { name: 'Log in as mia?' })).toBeVisible();
    await user.keyboard('{Escape}');
    const [connect] = await screen.findAllByRole('button', { name: /^Connect to / });
    await user.click(connect as HTMLElement);
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      /^The project .+ opens in a new window as mia/,
    );
  });

  it('is not offered to oneself', async () => {
    renderStory(stories.Ready, { args: { userId: 1 } });
    const button = await screen.findByRole('button', { name: 'Log In as ada' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the page of the payment provider', () => {
  const userActivation = { isActive: true };

  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(window.navigator, 'userActivation');
  });

  function open(options: RenderStoryOptions & { blocks?: boolean } = {}) {
    userActivation.isActive = true;
    Object.defineProperty(window.navigator, 'userActivation', { value: userActivation, configurable: true });
    const opened = vi.spyOn(window, 'open').mockImplementation(() => {
      if (!options.blocks) userActivation.isActive = false;
      return null;
    });
    return { ...renderStory(stories.Ready, { ...withEverything, ...options }), opened };
  }
  const press = async ({ user }: Pick<RenderedStory, 'user'>) =>
    user.click(await screen.findByRole('button', { name: 'Customer Page' }));

  it('is asked for at a press and opened without a way back', async () => {
    const story = open();
    await press(story);
    await waitFor(() =>
      expect(story.opened.mock.calls).toEqual([
        ['https://payments.timemap.example/customers/3', '_blank', 'noopener,noreferrer'],
      ]),
    );
    expect(await screen.findByText('Opened in a new window.')).toBeVisible();
  });

  it('opens at a second press without another request after the browser blocked it', async () => {
    const story = open({ blocks: true });
    await press(story);
    await story.user.click(await screen.findByRole('button', { name: 'Open customer page' }));
    expect(story.opened).toHaveBeenCalledTimes(2);
    expect(operations(story).filter((call) => call === CUSTOMER_PAGE)).toHaveLength(1);
  });

  it('is not opened on a host that is not configured (T16)', async () => {
    const story = open({ provider: { policy: { customerPageHosts: ['elsewhere.example'] } } });
    await press(story);
    expect(await screen.findByText(/not on the list of allowed hosts/)).toBeVisible();
    expect(story.opened).not.toHaveBeenCalled();
  });

  it('is shown in full and opened by a press if no host is listed (T16) [focus]', async () => {
    const story = open({ provider: { policy: {} } });
    await press(story);
    const address = 'https://payments.timemap.example/customers/3';
    expect(await screen.findByText(address)).toBeVisible();
    expect(story.opened).not.toHaveBeenCalled();
    await story.user.click(screen.getByRole('button', { name: 'Open customer page' }));
    expect(story.opened.mock.calls).toEqual([[address, '_blank', 'noopener,noreferrer']]);
    expect(await screen.findByText('Opened in a new window.')).toBeVisible();
    expect(screen.queryByText(address)).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Customer Page' })).toHaveFocus());
  });

  it('may be plain http, as the documents allow', async () => {
    const url = 'http://billing.example:8080/c?id=3';
    const story = open({ provider: { policy: {} }, scenarios: [answer(CUSTOMER_PAGE, { url })] });
    await press(story);
    expect(await screen.findByText(url)).toBeVisible();
    await story.user.click(screen.getByRole('button', { name: 'Open customer page' }));
    expect(story.opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer');
  });

  it.each([
    ['javascript:alert(1)', /not http or https/],
    ['https://billing.example@evil.example/', /a user name or password/],
  ])('is not opened where the address is %s; the address and the reason are said', async (url, reason) => {
    const story = open({ provider: { policy: {} }, scenarios: [answer(CUSTOMER_PAGE, { url })] });
    await press(story);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByText(url)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open customer page' })).toBeNull();
    expect(story.opened).not.toHaveBeenCalled();
  });

  it('says that the link could not be loaded [spoken]', async () => {
    const story = open({ scenarios: [fail(CUSTOMER_PAGE, 'Billing is away')] });
    await press(story);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load customer linkBilling is away');
    expect(story.opened).not.toHaveBeenCalled();
  });
});
