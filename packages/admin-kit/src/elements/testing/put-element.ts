import { within } from '@testing-library/react';
import { type CurrentUser, createAdminClient } from '@timemap/admin-api';
import { createMockServer } from '@timemap/admin-mock';
import { afterEach, beforeAll, expect } from 'vitest';
import { type AdminKitConfiguration, type AdminKitElement, defineAdminElements } from '../index.ts';

const ada: CurrentUser = { id: 1, username: 'ada', isAdmin: true, isVerified: true };

export function configured(options: Partial<AdminKitConfiguration> = {}) {
  const server = createMockServer();
  let sessionId = server.signIn('globalAdmin');
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => sessionId,
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
  const configuration: AdminKitConfiguration = { client, session: { user: ada }, ...options };
  const endSession = () => {
    sessionId = 'ended';
  };
  return { server, configuration, endSession };
}

export function put(markup: string, configuration: AdminKitConfiguration | null): AdminKitElement {
  const kit = document.createElement('ak-admin-kit');
  kit.configuration = configuration;
  kit.innerHTML = markup;
  document.body.append(kit);
  return kit;
}

export function withElements(): void {
  beforeAll(() => defineAdminElements());
  afterEach(async () => {
    document.body.replaceChildren();
    // Roots are unmounted in a microtask after their element.
    await Promise.resolve();
  });
}

export async function expectHeadings(markup: string, levels: readonly number[]): Promise<void> {
  const kit = put(markup, configured().configuration);
  const element = kit.firstElementChild as Element & { headingLevel: number | null };
  for (const level of levels) {
    element.setAttribute('heading-level', String(level));
    expect(element.headingLevel).toBe(level);
    expect(await within(kit).findAllByRole('heading', { level })).not.toEqual([]);
  }
}
