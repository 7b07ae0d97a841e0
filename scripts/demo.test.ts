import { expect, it } from 'vitest';
import { readConsoleConfig } from '../apps/console/server/console-config.ts';
import { demoConfig, hostConfig, readyMessage } from './demo.ts';

const api = {
  url: 'http://127.0.0.1:4174',
  wsUrl: 'ws://127.0.0.1:4174/realtime',
  tileUrl: 'http://127.0.0.1:4174/tiles/{z}/{x}/{y}.svg',
};

it('gives the console a configuration that it accepts, under the name that people type', () => {
  const config = demoConfig(api, { url: 'http://127.0.0.1:4175' });
  expect(readConsoleConfig(config)).toEqual(config);
  expect(config.apiBaseUrl).toBe('http://localhost:4174');
  expect(config.mainAppUrl).toBe('http://localhost:4175');
  expect(hostConfig(api)).toEqual({ apiBaseUrl: config.apiBaseUrl, realtimeUrl: config.realtimeUrl });
  expect(config.realtimeUrl).toBe('ws://localhost:4174/realtime');
  expect(config.tileUrl).toBe('http://localhost:4174/tiles/{z}/{x}/{y}.svg');
});

it('prints the addresses, the four accounts with their passwords, how to switch faults on and how to stop', () => {
  const message = readyMessage({
    consoleUrl: 'http://127.0.0.1:4173',
    mainAppUrl: 'http://127.0.0.1:4175',
    apiUrl: api.url,
  });
  for (const part of [
    'http://localhost:4173',
    'http://localhost:4174',
    'http://localhost:4175',
    /ada +ada-demo +global admin/,
    /oren +oren-demo +organization admin/,
    /mia +mia-demo +ordinary member/,
    /uma +uma-demo +unverified user/,
    'http://localhost:4174/__scenarios',
    'Ctrl-C',
  ]) {
    expect(message).toMatch(part);
  }
});
