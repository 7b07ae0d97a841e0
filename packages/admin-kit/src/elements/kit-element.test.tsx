import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminKitConfiguration, AdminKitElement } from './index.ts';
import { configured, put as putBelow, withElements } from './testing/put-element.ts';

const configuration = (more?: Partial<AdminKitConfiguration>) => configured(more).configuration;
const put = (markup: string, more?: Partial<AdminKitConfiguration>) => putBelow(markup, configuration(more));

withElements();

const ticket = '<ak-ticket-detail ticket-id="1"></ak-ticket-detail>';

describe('<ak-admin-kit>', () => {
  it('has a property for each attribute, null for an unreadable one', () => {
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
    kit.innerHTML = ticket;
    document.body.append(kit);
    await screen.findByRole('button', { name: 'Set Resolved' });
    const root = kit.querySelector<HTMLElement>('.ak-root');
    expect([root?.dataset.theme, root?.lang, kit.getAttribute('theme')]).toEqual(['dark', 'de', 'dark']);
    kit.density = 'compact';
    await waitFor(() => expect(root?.dataset.density).toBe('compact'));
    kit.theme = null;
    await waitFor(() => expect(root?.dataset.theme).toBe('light'));
  });

  it('takes words as plain data, where no catalogue can be imported', async () => {
    put(ticket, {
      messages: [{ feature: 'ticket-detail', messages: { setResolved: 'Erledigt' } }],
    });
    expect(await screen.findByRole('button', { name: 'Erledigt' })).toBeVisible();
  });
});

describe('the events', () => {
  it('are heard, and typed, on the document and the window', async () => {
    const heard: string[] = [];
    const options = { signal: AbortSignal.timeout(60_000) };
    document.addEventListener('ak-event', ({ detail }) => heard.push(`document ${detail.type}`), options);
    window.addEventListener('ak-event', ({ detail }) => heard.push(`window ${detail.type}`), options);
    put(ticket);
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
        <ak-org-tree heading-level={4} />
        <ak-project-roles-panel project-id={2} project-name="Harbour Walk" is-project-admin="false" />
      </ak-admin-kit>,
    );
    expect(await screen.findByRole('heading', { name: 'Organizations', level: 4 })).toBeVisible();
    expect(document.querySelector('ak-project-roles-panel')?.isProjectAdmin).toBe(false);
    await waitFor(() => expect(heard).toContain('load'));
  });
});
