import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fadeWhenRemoved } from './fade-away.ts';

let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  Element.prototype.animate = () => ({}) as Animation;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const shown = () => document.body.appendChild(document.createElement('div'));

describe('what React removes', () => {
  it('is shown a moment longer, for nobody to use or hear, and then is gone, drawn or not', async () => {
    const element = shown();
    fadeWhenRemoved(element);
    element.remove();
    await Promise.resolve();
    expect(element).toBeVisible();
    expect(element).toHaveAttribute('aria-hidden', 'true');
    expect(element.inert).toBe(true);
    vi.runAllTimers();
    expect(element).not.toBeInTheDocument();
  });

  it('disappears immediately with reduced motion', async () => {
    isReduced = true;
    const element = shown();
    fadeWhenRemoved(element);
    element.remove();
    await Promise.resolve();
    expect(element).not.toBeInTheDocument();
  });

  it('stays as it is if it was not removed', async () => {
    const element = shown();
    fadeWhenRemoved(element);
    await Promise.resolve();
    expect(element.inert).not.toBe(true);
    expect(element).toBeVisible();
  });
});
