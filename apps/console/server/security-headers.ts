import type { ConsoleConfig } from './console-config.ts';

/**
 * Names of the Trusted Types policies that the console may create. One, for the map library: it accepts a closed list of
 * strings and throws for the rest (src/trusted-types.ts). Only `default` is asked about text that a library writes.
 */
export const TRUSTED_TYPES_POLICIES: readonly string[] = ['default'];

// Only what a page might be talked into asking for; the copy buttons need the clipboard.
const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
];

/**
 * Every security header of the console, for the Node server, for nginx and for the tests alike.
 * HSTS is left to the server that ends TLS: only it knows whether the whole host is https.
 */
export function securityHeaders(
  config: ConsoleConfig,
): ReadonlyArray<readonly [name: string, value: string]> {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(config)],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Permissions-Policy', PERMISSIONS.join(', ')],
    // 'Log in as' opens the main app with noopener, so no window needs a handle across origins.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** The policy without any unsafe-*; `connect-src` and `img-src` follow the addresses of the configuration. */
export function contentSecurityPolicy(config: ConsoleConfig): string {
  const directives: ReadonlyArray<readonly [name: string, ...sources: ReadonlyArray<string | null>]> = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    // The image of a project comes from any host that an administrator types in, by http or https (B §5).
    ['img-src', "'self'", 'data:', 'http:', 'https:', tileSource(config.tileUrl)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", originSource(config.apiBaseUrl), originSource(config.realtimeUrl)],
    ['manifest-src', "'self'"],
    // Forms are submitted by script; no form may ever navigate with a password in it.
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...TRUSTED_TYPES_POLICIES],
  ];
  return directives.map((directive) => directive.filter((part) => part !== null).join(' ')).join('; ');
}

function originSource(address: string | null): string | null {
  if (address === null || address.startsWith('/')) return null;
  return new URL(address).origin;
}

function tileSource(template: string | null): string | null {
  if (template === null || template.startsWith('/')) return null;
  const [, scheme, host] = /^(https?):\/\/([^/]+)\//i.exec(template) ?? [];
  return `${scheme}://${host?.replace('{s}', '*')}`;
}
