import { render, screen, waitFor, within } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import { createMockServer } from '@timemap/admin-mock';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AdminKitConfiguration,
  type AdminKitElement,
  type AdminScreenTagNameMap,
  defineAdminElements,
} from './index.ts';

function configuration(more: Partial<AdminKitConfiguration> = {}): AdminKitConfiguration {
  const server = createMockServer();
  const sessionId = server.signIn('globalAdmin');
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
  return { client, session: { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } }, ...more };
}

function put(markup: string, more?: Partial<AdminKitConfiguration>): AdminKitElement {
  const kit = document.createElement('ak-admin-kit');
  kit.configuration = configuration(more);
  kit.innerHTML = markup;
  document.body.append(kit);
  return kit;
}

beforeAll(() => defineAdminElements());

afterEach(async () => {
  document.body.replaceChildren();
  // Roots go in a microtask after their element.
  await Promise.resolve();
});

describe('<ak-admin-kit>', () => {
  it('has properties that stand in attributes, with null for what cannot be read', () => {
    const kit = document.createElement('ak-admin-kit');
    const values = () => [kit.theme, kit.density, kit.locale, kit.timeZone];
    expect(values()).toEqual([null, null, null, null]);
    kit.theme = 'dark';
    kit.density = 'compact';
    kit.locale = 'de';
    kit.timeZone = 'Europe/Lisbon';
    expect(kit.outerHTML).toMatch(/theme="dark" density="compact" locale="de" time-zone="Europe\/Lisbon"/);
    kit.setAttribute('theme', 'sepia');
    kit.density = null;
    expect(values()).toEqual([null, null, 'de', 'Europe/Lisbon']);
    expect(kit.hasAttribute('density')).toBe(false);
  });

  it('shows its screens as its properties say, also those set before it was defined', async () => {
    const other = document.implementation.createHTMLDocument();
    const kit = other.createElement('ak-admin-kit') as AdminKitElement;
    Object.assign(kit, { configuration: configuration({ theme: 'light' }), theme: 'dark', locale: 'de' });
    kit.innerHTML = '<ak-license-card organization-id="2"></ak-license-card>';
    document.body.append(kit);
    await screen.findByRole('button', { name: 'Disable License' });
    const root = kit.querySelector<HTMLElement>('.ak-root');
    expect([root?.dataset.theme, root?.lang, kit.getAttribute('theme')]).toEqual(['dark', 'de', 'dark']);
    kit.density = 'compact';
    await waitFor(() => expect(root?.dataset.density).toBe('compact'));
    kit.theme = null;
    await waitFor(() => expect(root?.dataset.theme).toBe('light'));
  });

  it('takes words as plain data, where no catalogue can be imported', async () => {
    put('<ak-license-card organization-id="2"></ak-license-card>', {
      messages: [{ feature: 'license', messages: { disable: 'Lizenz sperren' } }],
    });
    expect(await screen.findByRole('button', { name: 'Lizenz sperren' })).toBeVisible();
  });
});

describe('the heading of an element', () => {
  it.each<[keyof AdminScreenTagNameMap, string, readonly number[]]>([
    ['ak-license-card', 'organization-id="2"', [2, 3, 4]],
    ['ak-org-tree', '', [2, 3, 4]],
    ['ak-project-roles-panel', 'project-id="2"', [2, 3, 4]],
    ['ak-organization-panel', 'organization-id="2"', [1, 2, 3]],
    ['ak-org-projects-panel', 'organization-id="2"', [2, 3]],
  ])('of %s has every level that the screen can give it', async (tag, attributes, levels) => {
    const kit = put(`<${tag} ${attributes}></${tag}>`);
    const element = kit.querySelector(tag);
    for (const level of levels) {
      element?.setAttribute('heading-level', String(level));
      expect(Reflect.get(element ?? kit, 'headingLevel')).toBe(level);
      const heading = await within(kit).findAllByRole('heading', { level });
      expect(heading.length).toBeGreaterThan(0);
    }
  });
});

describe('the events', () => {
  it('are heard, and typed, on the document and the window', async () => {
    const heard: string[] = [];
    const options = { signal: AbortSignal.timeout(60_000) };
    document.addEventListener('ak-event', ({ detail }) => heard.push(`document ${detail.type}`), options);
    window.addEventListener('ak-event', ({ detail }) => heard.push(`window ${detail.type}`), options);
    put('<ak-license-card organization-id="2"></ak-license-card>');
    await waitFor(() => expect(heard).toEqual(expect.arrayContaining(['document load', 'window load'])));
  });
});

describe('the elements in JSX', () => {
  it('take their attributes and events', async () => {
    const configured = configuration();
    const heard: string[] = [];
    render(
      <ak-admin-kit
        theme="dark"
        time-zone="UTC"
        onak-event={({ detail }) => heard.push(detail.type)}
        ref={(kit) => {
          if (kit) kit.configuration = configured;
        }}
      >
        <ak-license-card organization-id={2} heading-level={4} />
        <ak-project-roles-panel project-id={2} project-name="Harbour Walk" is-project-admin="false" />
      </ak-admin-kit>,
    );
    expect(await screen.findByRole('heading', { name: 'License', level: 4 })).toBeVisible();
    expect(document.querySelector('ak-project-roles-panel')?.isProjectAdmin).toBe(false);
    await waitFor(() => expect(heard).toContain('load'));
  });
});
