import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { overlay, useNewestIntents } from './use-newest-intents.ts';

/** Letters of one case are combined, letters of different cases are not. */
const sameCase = (older: string, newer: string) =>
  (older === older.toUpperCase()) === (newer === newer.toUpperCase()) ? `${older}+${newer}` : null;

function setUp() {
  const sent: [number, string][] = [];
  const waiting: (() => void)[] = [];
  const { result } = renderHook(() =>
    useNewestIntents<string>({
      save: (id, intent) => {
        sent.push([id, intent]);
        return new Promise<void>((resolve) => waiting.push(resolve));
      },
      combine: sameCase,
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
    expect(wanted()).toEqual({ 7: ['a'] });
    await answer();
    expect(wanted()).toEqual({});
  });

  it('sends one request at a time for each thing, and what came meanwhile as one (T20)', async () => {
    const { sent, want, answer, wanted } = setUp();
    want(7, 'a');
    want(7, 'b');
    want(7, 'c');
    expect(sent).toEqual([[7, 'a']]);
    expect(wanted()).toEqual({ 7: ['a', 'b+c'] });
    await answer();
    expect(sent).toEqual([
      [7, 'a'],
      [7, 'b+c'],
    ]);
    expect(wanted()).toEqual({ 7: ['b+c'] });
    await answer();
    expect(wanted()).toEqual({});
  });

  it('sends one after the other what cannot be combined, the newest last', async () => {
    const { sent, want, answer, wanted } = setUp();
    want(7, 'a');
    want(7, 'b');
    want(7, 'X');
    want(7, 'c');
    expect(wanted()).toEqual({ 7: ['a', 'X', 'b+c'] });
    for (let answers = 0; answers < 3; answers++) await answer();
    expect(sent.map(([, intent]) => intent)).toEqual(['a', 'X', 'b+c']);
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
    expect(wanted()).toEqual({ 8: ['b'] });
    await answer();
  });
});

describe('what is wanted, laid over a list', () => {
  const items = [
    { id: 7, text: '' },
    { id: 8, text: '' },
  ];
  const append = (item: { id: number; text: string }, intent: string) => ({
    ...item,
    text: item.text + intent,
  });

  it('changes the items it is wanted of, in order, and leaves the others as they are', () => {
    const shown = overlay(items, new Map([[7, ['a', 'b']]]), append);
    expect(shown[0]).toEqual({ id: 7, text: 'ab' });
    expect(shown[1]).toBe(items[1]);
  });

  it('is the list itself where nothing is wanted', () => {
    expect(overlay(items, new Map(), append)).toBe(items);
  });
});
