import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConsoleConfig, readConsoleConfig, UNCONFIGURED } from './console-config.ts';

const refused = (input: unknown): string => {
  try {
    readConsoleConfig(input);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
};

describe('readConsoleConfig', () => {
  it('takes the config.json of the build as an environment that is not configured (A §8)', () => {
    const shipped = readFileSync(new URL('../public/config.json', import.meta.url), 'utf8');
    expect(parseConsoleConfig(shipped)).toEqual(UNCONFIGURED);
  });

  it('treats missing, null, empty and blank addresses in the same way', () => {
    expect(readConsoleConfig({})).toEqual(UNCONFIGURED);
    expect(
      readConsoleConfig({ apiBaseUrl: null, mainAppUrl: '', realtimeUrl: '  ', features: null }),
    ).toEqual(UNCONFIGURED);
  });

  it('keeps addresses, paths on the own origin, tile templates and features as written', () => {
    const config = {
      apiBaseUrl: 'https://api.example.org:8443/v1/',
      mainAppUrl: 'http://localhost:4175',
      supportEmail: 'help@maps.example',
      realtimeUrl: '/realtime',
      tileUrl: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
      tileAttribution: '© Tiles & Co',
      urlLimit: 8000,
      customerPageHosts: ['billing.example.org', 'billing.example.org:8443'],
      features: { projectDeletion: true, deleteOrganization: false },
    };
    expect(readConsoleConfig(config)).toEqual(config);
  });

  it.each([
    ['apiBaseUrl', 'htp://api.example.org'],
    ['apiBaseUrl', 'api.example.org'],
    ['apiBaseUrl', '//api.example.org'],
    ['apiBaseUrl', '/\\api.example.org'],
    ['apiBaseUrl', 'javascript:alert(1)'],
    ['apiBaseUrl', 'https://user:secret@api.example.org'],
    ['apiBaseUrl', 'https://api.example.org?key=1'],
    ['apiBaseUrl', 'https://api.example.org#top'],
    ['apiBaseUrl', 'https://api.example.org;script-src'],
    ['apiBaseUrl', 'https://*.example.org'],
    ['apiBaseUrl', 'https://api.example.org:99999'],
    ['apiBaseUrl', 4174],
    ['mainAppUrl', 'ftp://main.example.org'],
    ['supportEmail', 'help@maps.example?bcc=eve@x.example'],
    ['realtimeUrl', 'https://api.example.org'],
    ['urlLimit', 0],
    ['urlLimit', '8000'],
    ['urlLimit', 12.5],
    ['tileUrl', 'https://tiles.example.org/{z}/{x}.png'],
    ['tileUrl', 'https://tiles-{s}.example.org/{z}/{x}/{y}.png'],
    ['tileUrl', 'data:{z}{x}{y}'],
    ['tileAttribution', ['© Tiles']],
    ['customerPageHosts', 'billing.example.org'],
    ['customerPageHosts', ['https://billing.example.org']],
    ['features', ['projectDeletion']],
  ])('names %s when it is %j', (field, value) => {
    expect(refused({ [field]: value })).toMatch(new RegExp(`^config\\.json: "${field}" must .+\\.$`));
  });

  it('names the one feature that is neither on nor off', () => {
    expect(refused({ features: { projectDeletion: 'yes' } })).toBe(
      'config.json: "features.projectDeletion" must be true or false, but is "yes".',
    );
  });

  it('names a feature that it does not know, since a misspelled one would never be on', () => {
    expect(refused({ features: { projectDeletions: true } })).toBe(
      'config.json: "features.projectDeletions" is not a known field (known: deleteOrganization, projectDeletion, seatChange, logInReason).',
    );
  });

  it('names a field that it does not know, since a misspelled one would be ignored in silence', () => {
    expect(refused({ apiBaseURL: '/api' })).toContain('"apiBaseURL" is not a known field');
    expect(refused(JSON.parse('{"__proto__":{"apiBaseUrl":"/api"}}'))).toContain(
      '"__proto__" is not a known field',
    );
  });

  it.each([[null], [[]], ['text'], [7]])('refuses %j as a whole file', (input) => {
    expect(refused(input)).toBe('config.json: the file must hold one JSON object.');
  });

  it('says that a file is not JSON', () => {
    expect(() => parseConsoleConfig('{"apiBaseUrl": }')).toThrow(
      /^config\.json: the file is not JSON \(.+\)\.$/,
    );
  });
});
