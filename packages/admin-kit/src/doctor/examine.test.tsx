import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createAdminClient } from '@timemap/admin-api';
import * as React from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Facts } from './facts.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const copies = Symbol.for('@timemap/admin-kit/doctor');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'development');
  document.head.innerHTML = '<style>.ak-root { --ak-accent: blue }</style>';
  Reflect.deleteProperty(globalThis, copies);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  warn.mockClear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, copies);
});

const said = () => warn.mock.calls.flat().join('\n');

/** Looks at the page of a host that has one screen. */
async function look(html: string, facts: Facts = {}): Promise<string> {
  document.body.innerHTML = html;
  return examined(facts, document.querySelector('.ak-portal'));
}

async function examined(facts: Facts, opened: Element | null): Promise<string> {
  const { examine } = await import('./examine.ts');
  examine({ ...facts, ...(opened && { opened }) });
  vi.runAllTimers();
  return said();
}

function Broken(): never {
  throw new Error('of the host');
}

const SCREEN = '<section class="ak-root ak-license-card"></section>';
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const layered = '@layer admin-kit.ui { .ak-button { color: red } }';
const unlayered = ':not(#\\#).ak-button { color: red }';
const addSheet = (css: string) => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
};
const otherClass = Object.defineProperties({}, Object.getOwnPropertyDescriptors(QueryClient.prototype));
const withDefaults = (queries: object) => ({ queryClient: new QueryClient({ defaultOptions: { queries } }) });

describe('a healthy page', () => {
  it('hears nothing', async () => {
    addSheet(unlayered);
    const dialog = '<div class="ak-portal"><div class="ak-root"><div class="ak-dialog"></div></div></div>';
    const page = `<form></form><div inert></div><section class="ak-root">${dialog}<i class="ak-part"></i></section>`;
    const facts = { ...withDefaults({ staleTime: 60_000 }), serverTimeZone: zone };
    expect(await look(page, facts)).toBe('');
    expect(await look(page, { timeZone: 'Asia/Tokyo', serverTimeZone: 'Europe/Berlin' })).toBe('');
  });

  it('hears nothing of an older dialog below a modal of the host', async () => {
    const older = '<div class="ak-portal"><div class="ak-root"><div class="ak-dialog"></div></div></div>';
    document.body.innerHTML = `<main inert>${SCREEN}${older}</main><aside style="z-index: 1100; position: fixed"></aside>`;
    document.elementFromPoint = () => document.querySelector('aside');
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    expect(await examined({}, null)).toBe('');
    box.mockRestore();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it.each<[string, string]>([
    ['about its own content', '.ak-dialog b'],
    ['about what is around it', 'main'],
  ])('reports nothing %s at the position of a dialog', async (_, at) => {
    document.elementFromPoint = () => document.querySelector(at);
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    const dialog =
      '<div class="ak-portal"><div class="ak-root"><div class="ak-dialog"><b></b></div></div></div>';
    const html = `<main style="z-index: 1100; position: fixed">${SCREEN}${dialog}</main>`;
    expect(await look(html)).toBe('');
    box.mockRestore();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it.each([
    ['two sheets of two screens', [unlayered, ':not(#\\#).ak-card { color: red }']],
    ['two layered sheets of two screens', [layered, '@layer admin-kit.ui { .ak-card { color: red } }']],
    ['sheets of its own, twice', ['.host { color: red }', '.host { color: red }']],
  ])('hears nothing of %s', async (_, sheets) => {
    for (const css of sheets) addSheet(css);
    expect(await look(SCREEN)).toBe('');
  });

  it('hears nothing of a sheet that is still loading', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="about:blank">';
    expect(await look(SCREEN)).toBe('');
  });

  it('has all of it said once', async () => {
    await look(`<form>${SCREEN}</form>`);
    await look(`<form>${SCREEN}</form>`);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a page with a fault', () => {
  it.each<[string, string, Facts, RegExp]>([
    ['a form around a screen', `<form>${SCREEN}</form>`, {}, /inside a <form>.*Change: end the <\/form>/s],
    [
      'an inert container',
      `<main inert id="app">${SCREEN}<div class="ak-portal"></div></main>`,
      {},
      /opened in <main id="app">, which the page has made inert.*portalContainer=/s,
    ],
    ['a part outside of a root', '<b class="ak-button">', {}, /"ak-button"\) is outside.*<AdminKitRoot>/s],
    [
      'another copy of TanStack Query',
      SCREEN,
      { queryClient: Object.setPrototypeOf(new QueryClient(), otherClass) },
      /another copy of @tanstack\/react-query.*or leave queryClient out\.$/s,
    ],
    ['another copy of React', SCREEN, { isOtherReact: true }, /Two copies of React.*dedupe/s],
    [
      'a cache that never loads again',
      SCREEN,
      withDefaults({ staleTime: Number.POSITIVE_INFINITY }),
      /default `staleTime: Infinity`.*Change: take `staleTime: Infinity` out/s,
    ],
    [
      'a cache with static data',
      SCREEN,
      withDefaults({ staleTime: 'static' }),
      /default `staleTime: 'static'`/,
    ],
    [
      'a time zone that no browser knows',
      SCREEN,
      { timeZone: 'Europe/Belrin' },
      /timeZone of <AdminKitProvider> is "Europe\/Belrin", which this browser does not know.*leave timeZone out/s,
    ],
    [
      'a server in another time zone',
      SCREEN,
      { serverTimeZone: 'Asia/Tokyo' },
      /wrote times in Asia\/Tokyo, and this browser is in .*<AdminKitProvider timeZone="/s,
    ],
  ])('hears of %s, with the line to change', async (_, html, facts, sentence) => {
    expect(await look(html, facts)).toMatch(sentence);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('hears of a missing sheet', async () => {
    document.head.replaceChildren();
    expect(await look(SCREEN)).toMatch(/"ak-root ak-license-card"\) has no style sheet.*styles\.css'/s);
  });

  it.each([
    [[layered, unlayered], /in cascade layers and one outside of them.*not both/s],
    [[unlayered, unlayered], /the same sheet of @timemap\/admin-kit twice/],
  ])('hears of doubled sheets', async (sheets, sentence) => {
    for (const css of sheets) addSheet(css);
    expect(await look(SCREEN)).toMatch(sentence);
  });

  it('hears of what lies above an open dialog', async () => {
    const html = `${SCREEN}<header style="z-index: 1100; position: fixed"><b></b></header><div class="ak-portal"><div class="ak-dialog"></div></div>`;
    document.elementFromPoint = () => document.querySelector('header b');
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    expect(await look(html)).toMatch(/<header> with z-index 1100 lies above .*z-index below 1000/s);
    box.mockRestore();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('hears of what is in a shadow root, and in one inside it', async () => {
    const outer = document.createElement('div').attachShadow({ mode: 'open' });
    const inner = document.createElement('div').attachShadow({ mode: 'open' });
    outer.append(inner.host);
    inner.innerHTML = SCREEN;
    const page = document.createElement('main');
    page.setAttribute('inert', '');
    page.append(outer.host);
    document.head.replaceChildren();
    inner.append(Object.assign(document.createElement('div'), { className: 'ak-portal' }));
    document.body.replaceChildren(page);
    expect(await examined({}, inner.querySelector('.ak-portal'))).toMatch(
      /"ak-root ak-license-card"\) has no style sheet/,
    );
    expect(said()).toMatch(/opened in <main>, which the page has made inert/);
  });

  it('hears of what lies above an open dialog in its shadow root', async () => {
    const bar = '<header style="z-index: 1100; position: fixed"><b></b></header>';
    const shadow = document.createElement('div').attachShadow({ mode: 'open' });
    shadow.innerHTML = `${bar}<div class="ak-portal"><div class="ak-root"><div class="ak-dialog"></div></div></div>`;
    document.body.replaceChildren(shadow.host);
    document.elementFromPoint = () => shadow.host;
    shadow.elementFromPoint = () => shadow.querySelector('header b');
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    expect(await examined({}, shadow.querySelector('.ak-portal'))).toMatch(
      /<header> with z-index 1100 lies above .*z-index below 1000/s,
    );
    expect(warn).toHaveBeenCalledTimes(1);
    box.mockRestore();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  it('hears of two copies of the kit', async () => {
    await look(SCREEN);
    vi.resetModules();
    expect(await look(SCREEN)).toMatch(/^\[@timemap\/admin-kit\] 2 copies of @timemap\/admin-kit/);
  });
});

describe('a part', () => {
  it('calls the doctor in development, with no provider on the page', async () => {
    const { Button } = await import('../ui/button/button.tsx');
    render(<Button>Archive</Button>);
    await vi.dynamicImportSettled();
    vi.runAllTimers();
    expect(said()).toContain('<AdminKitRoot>');
  });
});

describe('the provider', () => {
  const client = createAdminClient({ baseUrl: 'https://api.example', getSessionId: () => null });
  const session = { user: { id: 12, username: 'ada', isAdmin: true, isVerified: true } };

  async function provide(mode: string): Promise<void> {
    vi.stubEnv('NODE_ENV', mode);
    const { AdminKitProvider } = await import('../provider/admin-kit-provider.tsx');
    render(
      <AdminKitProvider
        client={client}
        session={session}
        {...withDefaults({ staleTime: Number.POSITIVE_INFINITY })}
      />,
    );
    await vi.dynamicImportSettled();
    vi.runAllTimers();
  }

  it('calls the doctor in development', async () => {
    await provide('development');
    expect(said()).toContain('staleTime');
  });

  it('calls none in production', async () => {
    await provide('production');
    expect(said()).toBe('');
  });

  it('is not asked about React where React writes the stack of an error below it', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { AdminKitProvider } = await import('../provider/admin-kit-provider.tsx');
    const { ErrorBoundary } = await import('../ui/error-boundary/error-boundary.tsx');
    const stacks: string[] = [];
    render(
      <ErrorBoundary
        onError={(_, { componentStack }) => stacks.push(componentStack ?? '')}
        fallback={() => null}
      >
        <AdminKitProvider client={client} session={session}>
          <Broken />
        </AdminKitProvider>
      </ErrorBoundary>,
      { onCaughtError: () => undefined },
    );
    await vi.dynamicImportSettled();
    vi.runAllTimers();
    expect(stacks.join()).toContain('AdminKitProvider');
    expect(said()).not.toContain('Two copies');
  });

  it('says so where React shows it that it does not load', async () => {
    const { checkReact } = await import('./check-react.ts');
    // As in a copy that no renderer has used.
    const internals: object = Reflect.get(
      React,
      '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    );
    const before: unknown = Reflect.get(internals, 'H');
    Reflect.set(internals, 'H', null);
    checkReact();
    Reflect.set(internals, 'H', before);
    await vi.dynamicImportSettled();
    vi.runAllTimers();
    expect(said()).toMatch(/Two copies of React/);
  });
});
