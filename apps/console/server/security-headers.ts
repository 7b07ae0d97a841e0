import type { ConsoleConfig } from './console-config.ts';

/**
 * The Trusted Types policies that the console may create. The only one is for the map library: it accepts a closed list
 * of strings and throws for all others (src/trusted-types.ts). Libraries can only use a policy named `default`.
 */
export const TRUSTED_TYPES_POLICIES: readonly string[] = ['default'];

// Features that an attacked page might request. The copy buttons need the clipboard.
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
 * Every security header of the console, for the Node server, nginx and tests. HSTS belongs to the server that
 * terminates TLS, because only it knows whether the whole host uses https.
 */
export function securityHeaders(
  config: ConsoleConfig,
): ReadonlyArray<readonly [name: string, value: string]> {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(config)],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Permissions-Policy', PERMISSIONS.join(', ')],
    // 'Log in as' opens the main app with noopener, so no window needs a cross-origin handle.
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** A policy without unsafe-*. `connect-src` and `img-src` include the configured addresses. */
export function contentSecurityPolicy(config: ConsoleConfig): string {
  const directives: ReadonlyArray<readonly [name: string, ...sources: ReadonlyArray<string | null>]> = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    // A project's image can be on any http or https host (B §5).
    ['img-src', "'self'", 'data:', 'http:', 'https:', tileSource(config.tileUrl)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", originSource(config.apiBaseUrl), originSource(config.realtimeUrl)],
    ['manifest-src', "'self'"],
    // Scripts submit forms. No form may navigate with a password.
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
