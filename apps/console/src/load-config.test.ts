import { describe, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';

const answering = (body: string, status = 200) =>
  (async () => new Response(body, { status })) as typeof fetch;

describe('config.json', () => {
  it('is requested next to the page', async () => {
    const asked: unknown[] = [];
    await loadConfig(async (input) => {
      asked.push(input);
      return new Response('{}');
    });
    expect(asked).toEqual(['/config.json']);
  });

  it('says where this environment is', async () => {
    const { config, problem } = await loadConfig(
      answering(
        JSON.stringify({
          apiBaseUrl: 'https://api.example/v1/',
          mainAppUrl: '/app',
          features: { logInReason: true },
        }),
      ),
    );
    expect(problem).toBeNull();
    expect(config).toMatchObject({
      apiBaseUrl: 'https://api.example/v1/',
      mainAppUrl: '/app',
      realtimeUrl: null,
      features: { logInReason: true },
    });
  });

  it.each(['{}', '{"apiBaseUrl": null}', '{"apiBaseUrl": ""}', '{"apiBaseUrl": "  "}'])(
    'may name no API: %s (T60)',
    async (body) => {
      expect(await loadConfig(answering(body))).toMatchObject({
        config: { apiBaseUrl: null },
        problem: null,
      });
    },
  );

  it.each([
    ['is missing', answering('Not found', 404), 'answered 404'],
    ['is a page of HTML', answering('<!doctype html>'), 'not JSON'],
    ['is cut off', answering('{"apiBaseUrl": "htt'), 'not JSON'],
    ['is a list', answering('[]'), 'one JSON object'],
    ['names a script for an address', answering('{"apiBaseUrl": "javascript:alert(1)"}'), 'apiBaseUrl'],
    ['has a number for an address', answering('{"mainAppUrl": 5}'), 'mainAppUrl'],
    [
      'cannot be reached',
      (() => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch,
      'config.json could not be loaded (Failed to fetch).',
    ],
  ])('that %s configures nothing and says why', async (_, fetchFile, why) => {
    const { config, problem } = await loadConfig(fetchFile);
    expect(config.apiBaseUrl).toBeNull();
    expect(problem).toContain(why);
  });
});
