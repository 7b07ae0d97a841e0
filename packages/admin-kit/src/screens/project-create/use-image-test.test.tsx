import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubImages } from './testing/fake-images.ts';
import { useImageTest } from './use-project-create.ts';

const a = 'https://images.example/a.png';
const b = 'https://images.example/b.png';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function setUp(url: string) {
  const images = stubImages();
  const hook = renderHook((address: string) => useImageTest(address), { initialProps: url });
  const settle = (change: () => void) =>
    act(async () => {
      change();
    });
  return { ...hook, images, settle, test: () => hook.result.current.test };
}

describe('the test-load of an image (B §5)', () => {
  it('waits for a pause in typing, then loads without telling who asks (T25)', async () => {
    const { images, test, settle } = setUp(a);
    expect(test()).toEqual({ status: 'waiting' });
    await pass(599);
    expect(images).toEqual([]);
    await pass(1);
    expect(images).toMatchObject([{ src: a, referrerPolicy: 'no-referrer' }]);
    expect(test()).toEqual({ status: 'loading' });
    await settle(() => images[0]?.load(640, 480));
    expect(test()).toEqual({ status: 'loaded', width: 640, height: 480 });
  });

  it('begins immediately when the field loses focus', async () => {
    const { images, result } = setUp(a);
    act(() => result.current.testNow());
    await pass(0);
    expect(images).toHaveLength(1);
  });

  it('loads nothing for an address that is none, and nothing for an empty one', async () => {
    const { images, test, rerender } = setUp('https://images.example/a.webp');
    await pass(600);
    expect(test()).toEqual({ status: 'refused', problem: 'ending' });
    rerender('');
    await pass(600);
    expect(test()).toEqual({ status: 'none' });
    expect(images).toEqual([]);
  });

  it('fails for a file that is not an image, and can be tried again', async () => {
    const { images, test, settle, result } = setUp(a);
    await pass(600);
    await settle(() => images[0]?.fail());
    expect(test()).toEqual({ status: 'failed', reason: 'broken' });
    act(() => result.current.testNow());
    await pass(0);
    await settle(() => images[1]?.load());
    expect(test()).toMatchObject({ status: 'loaded' });
  });

  it('gives up after 10 seconds, and stops the download (T25)', async () => {
    const { images, test } = setUp(a);
    await pass(600);
    await pass(9_999);
    expect(test()).toEqual({ status: 'loading' });
    await pass(1);
    expect(test()).toEqual({ status: 'failed', reason: 'timeout' });
    expect(images[0]?.src).toBe('');
  });

  it.each([
    ['loads, after the new one failed', ['b fails', 'a loads'], { status: 'failed', reason: 'broken' }],
    ['fails, after the new one loaded', ['b loads', 'a fails'], { status: 'loaded' }],
    ['loads, before the new one failed', ['a loads', 'b fails'], { status: 'failed', reason: 'broken' }],
    ['fails, before the new one loaded', ['a fails', 'b loads'], { status: 'loaded' }],
  ])('never lets an old slow image speak for the new address: it %s (T25)', async (_, order, expected) => {
    const { images, test, rerender, settle } = setUp(a);
    await pass(600);
    rerender(b);
    expect(test()).toEqual({ status: 'waiting' });
    await pass(600);
    const [first, second] = images;
    const events: Record<string, () => void> = {
      'a loads': () => first?.load(),
      'a fails': () => first?.fail(),
      'b loads': () => second?.load(),
      'b fails': () => second?.fail(),
    };
    for (const event of order) await settle(() => events[event]?.());
    expect(test()).toMatchObject(expected);
    await pass(20_000);
    expect(test()).toMatchObject(expected);
  });

  it('tests an address again after it was changed and restored', async () => {
    const { images, test, rerender, settle } = setUp(a);
    await pass(600);
    rerender(b);
    rerender(a);
    await pass(600);
    expect(images).toHaveLength(2);
    await settle(() => images[1]?.load());
    expect(test()).toMatchObject({ status: 'loaded' });
  });

  it('gives an SVG without a size a default one', async () => {
    const { images, test, settle } = setUp(a);
    await pass(600);
    await settle(() => images[0]?.load(0, 0));
    expect(test()).toEqual({ status: 'loaded', width: 1000, height: 1000 });
  });

  it('stops when the form is unmounted', async () => {
    const { images, unmount } = setUp(a);
    await pass(600);
    unmount();
    expect(images[0]?.src).toBe('');
  });
});
