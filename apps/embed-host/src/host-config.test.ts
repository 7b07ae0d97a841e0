import { afterEach, expect, it, vi } from 'vitest';
import { loadHostConfig } from './host-config.ts';

afterEach(() => void vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);

it.each(['{}', '{"apiBaseUrl":""}'])('knows an environment that names no server: %s', async (text) => {
  answering(async () => new Response(text));
  expect(await loadHostConfig()).toBeNull();
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is missing', async () => new Response('{}', { status: 404 })],
  ['is a page', async () => new Response('<!doctype html>')],
])('fails where config.json %s, which says nothing about the environment', async (_, answer) => {
  answering(answer);
  await expect(loadHostConfig()).rejects.toThrow();
});
