import type { ConsoleConfig } from './console-config.ts';

/** For the map library. It accepts a closed list of strings (trusted-types.ts). Libraries can only use `default`. */
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

/** HSTS belongs to the server that terminates TLS: only it knows whether the whole host uses https. */
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
