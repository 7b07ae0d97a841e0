import { describe, expect, it } from 'vitest';
import { TRUSTED_TYPES_POLICIES } from '../server/security-headers.ts';
import { installTrustedTypes } from './trusted-types.ts';

function install() {
  const policies = new Map<string, { createHTML(markup: string): string }>();
  const trustedTypes = {
    defaultPolicy: null as unknown,
    createPolicy(name: string, rules: { createHTML(markup: string): string }) {
      if (policies.has(name)) throw new TypeError('There is such a policy already');
      policies.set(name, rules);
      this.defaultPolicy = rules;
    },
  };
  installTrustedTypes({ trustedTypes });
  installTrustedTypes({ trustedTypes });
  return policies;
}

describe('the Trusted Types policy (T1)', () => {
  it('is one that the headers of the console allow, made once', () => {
    expect([...install().keys()]).toEqual(TRUSTED_TYPES_POLICIES);
  });

  it('passes what Leaflet writes while it loads', () => {
    expect(install().get('default')?.createHTML('<svg/>')).toBe('<svg/>');
  });

  it.each(['', '<svg></svg>', '<SVG/>', ' <svg/>', '<svg/onload=alert(1)>', '<b>bold</b>'])(
    'throws for %j',
    (markup) => {
      expect(() => install().get('default')?.createHTML(markup)).toThrow(TypeError);
    },
  );

  it('makes no scripts and no addresses of scripts', () => {
    expect(Object.keys(install().get('default') ?? {})).toEqual(['createHTML']);
  });

  it('is not missed by a browser that knows no Trusted Types', () => {
    expect(() => installTrustedTypes({})).not.toThrow();
  });
});
