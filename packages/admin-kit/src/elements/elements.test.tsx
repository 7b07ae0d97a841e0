import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { wholeNumber } from './element-properties.ts';
import { type AdminKitElement, defineAdminElements } from './index.ts';
import { createScreenElement } from './screen-element.ts';
import { configured, put, withElements } from './testing/put-element.ts';

const roles = '<ak-project-roles-panel project-id="2" project-name="Harbour Walk"></ak-project-roles-panel>';
const panel = () => screen.findByRole('region', { name: 'Members and roles of Harbour Walk' });

function Broken({ recordId }: { recordId: number | null }) {
  if (recordId === null) throw new Error('secret');
  return <p>Record {recordId}</p>;
}

withElements();

describe('defining the elements', () => {
  it('keeps those that are there, and does nothing where there is no registry', () => {
    const first = customElements.get('ak-project-roles-panel');
    defineAdminElements();
    expect(customElements.get('ak-project-roles-panel')).toBe(first);
    vi.stubGlobal('customElements', undefined);
    expect(() => defineAdminElements()).not.toThrow();
    vi.unstubAllGlobals();
  });
});

describe('an element', () => {
  it('shows its screen once its <ak-admin-kit> is configured, and follows its attributes', async () => {
    const { server, configuration } = configured();
    const kit = put(roles, null);
    expect(kit.textContent).toBe('');
    kit.configuration = configuration;
    expect(await within(await panel()).findByText('Mia Duarte')).toBeVisible();
    const element = kit.querySelector('ak-project-roles-panel');
    element?.setAttribute('project-id', '1');
    await waitFor(() =>
      expect(server.requests().some(({ query }) => query.pid === '1' || query.projectid === '1')).toBe(true),
    );
  });

  it('has a property for each attribute, null for an unreadable one', () => {
    const element = document.createElement('ak-project-roles-panel');
    expect([element.projectId, element.isProjectAdmin, element.headingLevel]).toEqual([null, null, null]);
    element.projectId = 0;
    element.isProjectAdmin = false;
    element.headingLevel = 3;
    expect(element.outerHTML).toMatch(/project-id="0" is-project-admin="false" heading-level="3"/);
    element.setAttribute('project-id', '../5');
    element.setAttribute('is-project-admin', '');
    expect([element.projectId, element.isProjectAdmin]).toEqual([null, true]);
    element.projectId = null;
    expect(element.hasAttribute('project-id')).toBe(false);
  });

  it('keeps properties set before it was defined', async () => {
    const { configuration } = configured();
    const other = document.implementation.createHTMLDocument();
    const kit = other.createElement('ak-admin-kit') as AdminKitElement;
    const element = other.createElement(
      'ak-project-roles-panel',
    ) as HTMLElementTagNameMap['ak-project-roles-panel'];
    Object.assign(kit, { configuration });
    Object.assign(element, { projectId: 2, projectName: 'Harbour Walk' });
    kit.append(element);
    document.body.append(kit);
    expect(await within(await panel()).findByText('Mia Duarte')).toBeVisible();
    expect(element.getAttribute('project-id')).toBe('2');
  });

  it('whose view fails before it has a root says so, and tries again for another record', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = async () => ({ default: Broken });
    const properties = { recordId: wholeNumber };
    customElements.define('ak-broken-screen', createScreenElement({ properties, load }));
    const kit = put('<ak-broken-screen></ak-broken-screen>', configured().configuration);
    const heard = vi.fn();
    kit.addEventListener('ak-event', (event) => heard(event.detail));
    expect(await within(kit).findByRole('alert')).toHaveTextContent('This part stopped working');
    const crash = { type: 'crash', screen: 'ak-broken-screen', message: 'secret' };
    expect(heard).toHaveBeenCalledWith(expect.objectContaining(crash));
    kit.firstElementChild?.setAttribute('record-id', '7');
    expect(await within(kit).findByText('Record 7')).toBeVisible();
  });

  it('shows its screen once where it came back, or its code was lost, while that loaded', async () => {
    const loads: PromiseWithResolvers<{ default: () => string }>[] = [];
    const load = () => {
      const loading = Promise.withResolvers<{ default: () => string }>();
      loads.push(loading);
      return loading.promise;
    };
    customElements.define('ak-slow-screen', createScreenElement({ properties: {}, load }));
    const crashes = vi.fn();
    const kit = put('<ak-slow-screen></ak-slow-screen>', configured().configuration);
    kit.addEventListener('ak-event', crashes);
    const element = kit.firstElementChild as Element;
    const comeBack = async () => {
      element.remove();
      await Promise.resolve();
      kit.append(element);
    };
    await comeBack();
    await comeBack();
    const [first, second, third] = loads;
    first?.resolve({ default: () => 'Shown' });
    second?.reject(new Error('lost'));
    await Promise.allSettled([first?.promise, second?.promise]);
    third?.resolve({ default: () => 'Shown' });
    await waitFor(() => expect(element).toHaveTextContent(/^Shown$/));
    expect(crashes).not.toHaveBeenCalled();
  });

  it('stays as it is when it is moved, and ends when it is taken out', async () => {
    const { configuration } = configured();
    const kit = put(`<div></div>${roles}`, configuration);
    const element = kit.querySelector('ak-project-roles-panel');
    const box = await within(await panel()).findByRole('searchbox');
    await userEvent.type(box, 'mia');
    kit.querySelector('div')?.append(element ?? '');
    await Promise.resolve();
    expect(within(await panel()).getByRole('searchbox')).toBe(box);
    expect(box).toHaveValue('mia');
    element?.remove();
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    kit.append(element ?? '');
    expect(await within(await panel()).findByText('Mia Duarte')).toBeVisible();
  });

  it('shows nothing when it is taken out while its code loads, and goes with the configuration', async () => {
    const { configuration } = configured();
    const kit = put(roles, configuration);
    const element = kit.querySelector('ak-project-roles-panel');
    element?.remove();
    document.body.append(kit);
    kit.append(element ?? '');
    await panel();
    kit.configuration = null;
    await waitFor(() => expect(element).toBeEmptyDOMElement());
  });

  it('finds its <ak-admin-kit> out of a shadow root', async () => {
    const { configuration } = configured();
    const kit = put('<div></div>', configuration);
    const shadow = kit.querySelector('div')?.attachShadow({ mode: 'open' });
    if (!shadow) throw new Error('No shadow root.');
    shadow.innerHTML = roles;
    await waitFor(() => expect(shadow.textContent).toContain('Mia Duarte'));
  });

  it('says that it is outside of <ak-admin-kit>', () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    document.body.append(document.createElement('ak-statistics'));
    expect(report.mock.calls.flat().map(String)).toEqual([
      'Error: <ak-statistics> is outside <ak-admin-kit>. Put it inside one.',
    ]);
    report.mockRestore();
  });

  it('takes theme, direction and locale from the attributes of <ak-admin-kit>', async () => {
    const { configuration } = configured({ theme: 'light' });
    const kit = put(roles, configuration);
    await panel();
    kit.setAttribute('theme', 'dark');
    kit.dir = 'rtl';
    kit.setAttribute('locale', 'de');
    await waitFor(async () => expect((await panel()).dataset.theme).toBe('dark'));
    expect((await panel()).dir).toBe('rtl');
    expect((await panel()).lang).toBe('de');
  });
});

describe('the events', () => {
  it('tell of every load and action, and a prevented ak-before-action sends nothing', async () => {
    const onEvent = vi.fn();
    const { server, configuration } = configured({ onEvent });
    const heard: string[] = [];
    const kit = put('<ak-ticket-detail ticket-id="1"></ak-ticket-detail>', configuration);
    kit.addEventListener('ak-event', ({ detail, target }) => {
      if (detail.type === 'action') heard.push(`${detail.action.name} ${detail.outcome}`);
      expect(target).toBe(kit.querySelector('ak-ticket-detail'));
    });
    kit.addEventListener('ak-before-action', (event) => event.preventDefault(), { once: true });
    const resolve = await screen.findByRole('button', { name: 'Set Resolved' });
    await userEvent.click(resolve);
    await waitFor(() => expect(heard).toEqual(['ticket.set-status vetoed']));
    expect(server.requests().map(({ operation }) => operation)).not.toContain('PUT /support/status/{id}');
    await userEvent.click(resolve);
    await waitFor(() => expect(heard).toEqual(['ticket.set-status vetoed', 'ticket.set-status succeeded']));
    expect(server.requests().map(({ operation }) => operation)).toContain('PUT /support/status/{id}');
    expect(onEvent).toHaveBeenCalled();
  });

  it('report the end of the session once, whichever element noticed it', async () => {
    const onSessionExpired = vi.fn();
    const { configuration, endSession } = configured({ onSessionExpired });
    endSession();
    const kit = document.createElement('ak-admin-kit');
    const heard = vi.fn();
    kit.addEventListener('ak-session-expired', heard);
    kit.innerHTML = `${roles}<ak-statistics></ak-statistics>`;
    document.body.append(kit);
    kit.configuration = configuration;
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await screen.findAllByRole('alert');
    expect([heard.mock.calls.length, onSessionExpired.mock.calls.length]).toEqual([1, 1]);
  });
});
