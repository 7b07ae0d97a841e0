import { afterEach, describe, expect, it } from 'vitest';
import type { FirstAnswers } from '../first-view.ts';
import { withFirstAnswers } from './first-answers.ts';

const url = 'https://api.test/userinfo';
const session = 'Bearer sid-1';

function start(user: FirstAnswers['user'] = Promise.resolve(asked())) {
  const config = Promise.resolve(new Response('early config'));
  Object.assign(window, { firstAnswers: { config, user } satisfies FirstAnswers });
  const fetch = withFirstAnswers(async () => new Response('own'));
  const text = async (input: RequestInfo) => (await fetch(input)).text();
  const ask = (address = url, authorization = session) =>
    text(new Request(address, { headers: { Authorization: authorization } }));
  return { text, ask };
}

const asked = () => ({ url, session, answer: Promise.resolve(new Response('early')) });

afterEach(() => {
  Reflect.deleteProperty(window, 'firstAnswers');
});

describe('the answers to what the head of the page has asked', () => {
  it('are given once', async () => {
    const { text, ask } = start();
    expect(await text('/config.json')).toBe('early config');
    expect(await text('/config.json')).toBe('own');
    expect(await ask()).toBe('early');
    expect(await ask()).toBe('own');
  });

  it('are given to no other session, server or call', async () => {
    expect(await start().ask(url, 'Bearer sid-2')).toBe('own');
    expect(await start().ask('https://other.test/userinfo')).toBe('own');
    expect(await start().ask('https://api.test/enterprise')).toBe('own');
  });

  it('are asked for again where the head asked nobody', async () => {
    expect(await start(Promise.resolve(null)).ask()).toBe('own');
    expect(await start(Promise.reject(new TypeError('No address'))).ask()).toBe('own');
  });

  it('are not needed', async () => {
    const fetch = withFirstAnswers(async () => new Response('own'));
    expect(await (await fetch('/config.json')).text()).toBe('own');
  });
});
