import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNewestIntents } from './use-newest-intents.ts';

function setUp() {
  const sent: [number, string][] = [];
  const waiting: (() => void)[] = [];
  const { result } = renderHook(() =>
    useNewestIntents<string>({
      save: (id, intent) => {
        sent.push([id, intent]);
        return new Promise<void>((resolve) => waiting.push(resolve));
      },
      combine: (older, newer) => `${older}+${newer}`,
    }),
  );
  const want = (id: number, intent: string) => act(() => result.current.want(id, intent));
  const answer = () => act(async () => waiting.shift()?.());
  const wanted = () => Object.fromEntries(result.current.wanted);
  return { sent, want, answer, wanted };
}

describe('saving the newest intent', () => {
  it('shows what is wanted at once, until it is settled', async () => {
    const { sent, want, answer, wanted } = setUp();
    want(7, 'a');
    expect(sent).toEqual([[7, 'a']]);
    expect(wanted()).toEqual({ 7: 'a' });
    await answer();
    expect(wanted()).toEqual({});
  });

  it('sends one request at a time for each thing, and what came meanwhile as one (T20)', async () => {
    const { sent, want, answer, wanted } = setUp();
    want(7, 'a');
    want(7, 'b');
    want(7, 'c');
    expect(sent).toEqual([[7, 'a']]);
    expect(wanted()).toEqual({ 7: 'a+b+c' });
    await answer();
    expect(sent).toEqual([
      [7, 'a'],
      [7, 'b+c'],
    ]);
    expect(wanted()).toEqual({ 7: 'b+c' });
    await answer();
    expect(wanted()).toEqual({});
  });

  it('holds nothing up for another thing', async () => {
    const { sent, want, answer, wanted } = setUp();
    want(7, 'a');
    want(8, 'b');
    expect(sent).toEqual([
      [7, 'a'],
      [8, 'b'],
    ]);
    await answer();
    expect(wanted()).toEqual({ 8: 'b' });
    await answer();
  });
});
