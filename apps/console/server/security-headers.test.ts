import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConsoleConfig, readConsoleConfig } from './console-config.ts';
import { nginxConf } from './nginx-conf.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const directive = (input: unknown, name: string): string | undefined =>
  contentSecurityPolicy(readConsoleConfig(input))
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

const shippedConfig = parseConsoleConfig(
  readFileSync(new URL('../public/config.json', import.meta.url), 'utf8'),
);
const shippedConf = readFileSync(new URL('../nginx/console.conf', import.meta.url), 'utf8');

describe('the Content-Security-Policy', () => {
  it('lets scripts reach the own origin alone while no address is configured', () => {
    expect(directive({}, 'connect-src')).toBe("connect-src 'self'");
  });

  it('adds the origins of the API and of the real-time address, without their paths', () => {
    const config = {
      apiBaseUrl: 'https://API.example.org:443/v1',
      realtimeUrl: 'wss://live.example.org:8080/ws',
    };
    expect(directive(config, 'connect-src')).toBe(
      "connect-src 'self' https://api.example.org wss://live.example.org:8080",
    );
  });

  it('adds nothing for addresses that are paths on the own origin', () => {
    expect(directive({ apiBaseUrl: '/api', realtimeUrl: '/ws' }, 'connect-src')).toBe("connect-src 'self'");
  });

  it('adds the tile hosts to the images, every numbered one of them', () => {
    const own = (tileUrl: string) => directive({ tileUrl }, 'img-src');
    expect(own('http://localhost:4176/{z}/{x}/{y}.png')).toBe(
      "img-src 'self' data: http: https: http://localhost:4176",
    );
    expect(own('https://{s}.tiles.example.org/{z}/{x}/{y}.png')).toBe(
      "img-src 'self' data: http: https: https://*.tiles.example.org",
    );
  });

  it('has no unsafe source, denies what it does not name, and enforces Trusted Types', () => {
    const policy = contentSecurityPolicy(readConsoleConfig({}));
    expect(policy).not.toContain('unsafe');
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
  });
});

describe('the shipped nginx configuration', () => {
  it('is what config.json of the build generates (renew it: npm run update -- nginx)', () => {
    expect(shippedConf).toBe(nginxConf(shippedConfig));
  });

  it('sends the security headers of the Node server, each on every answer', () => {
    const sent = [...shippedConf.matchAll(/^ {2}add_header (\S+) "([^"]*)" always;$/gm)].map((match) => [
      match[1],
      match[2],
    ]);
    expect(sent).toEqual(securityHeaders(shippedConfig));
  });

  it('has no add_header inside a location, which would drop all others there', () => {
    expect(shippedConf).not.toMatch(/location[^{]*\{[^}]*add_header/);
  });
});
