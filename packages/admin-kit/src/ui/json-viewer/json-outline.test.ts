import { describe, expect, it } from 'vitest';
import { runToEnd } from '../../browser/steps.ts';
import { JsonFolding } from './json-folding.ts';
import { JsonOutline, outlineJson } from './json-outline.ts';
import { searchJson } from './json-search.ts';
import { copyText as copySteps, keyOf, pathOf, rowText } from './json-text.ts';

function read(text: string) {
  const work = outlineJson(text);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

const copyText = (outline: JsonOutline, node: number) => runToEnd(copySteps(outline, node));

function outlineOf(text: string): JsonOutline {
  const answer = read(text);
  if (!(answer instanceof JsonOutline)) throw new Error(`No JSON at ${answer.faultAt}`);
  return answer;
}

function built(outline: JsonOutline, node = 0): unknown {
  const raw = outline.text.slice(outline.start(node), outline.end(node));
  const kind = outline.kind(node);
  if (kind !== 'object' && kind !== 'array') return JSON.parse(raw);
  const entries: [string, unknown][] = [];
  for (let child = node + 1; child < outline.next(node); child = outline.next(child))
    entries.push([keyOf(outline, child) ?? '', built(outline, child)]);
  if (kind === 'array') return entries.map(([, value]) => value);
  const object: Record<string, unknown> = {};
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

function accepted(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const documents = [
  ...[
    '{}',
    '[]',
    ' [ ] ',
    '0',
    '-0',
    '1.5e+3',
    '"a"',
    'true',
    'null',
    '[[],{},[{}]]',
    '\n{ "a" : [ 1 , 2 ] }\t',
  ],
  ...['{"a":{"b":[1,{"c":null}]},"d":"\\u0041\\n\\"","":0,"a":1}', '{"__proto__":{"x":1},"toString":[]}'],
  ...[
    '',
    ' ',
    '{',
    '[',
    '"',
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,}',
    '[1,]',
    '[,1]',
    '{,}',
    '[1 2]',
    '{"a" 1}',
  ],
  ...[
    '01',
    '+1',
    '1.',
    '.5',
    '1e',
    '-',
    'nul',
    'True',
    "'a'",
    '"\\x"',
    '"\\u12g4"',
    '"a\nb"',
    '[1}',
    '{"a":1]',
    '1 1',
  ],
  ...['{a:1}', '[1],', '\u00a01', '\ufeff{}', 'NaN', '"\\', '[]]', '{"a":1}}', '"\u2028"', '"\ud800"'],
];

describe('the outline of a JSON text', () => {
  it.each(documents)('accepts and refuses what JSON.parse does: %j', (text) => {
    const answer = read(text);
    expect(answer instanceof JsonOutline).toBe(accepted(text));
    if (answer instanceof JsonOutline) expect(built(answer)).toEqual(JSON.parse(text));
  });

  it('agrees with JSON.parse about texts with one character changed', () => {
    const text = '{"a":[1,-2.5e3,true,{"b\\u0041":"x\\ny"}],"c":{},"d":[[],null]}';
    for (let at = 0; at < text.length; at++)
      for (const put of ['', ',', '"', '}', ']', '0', '\\', ':', ' ', 'e']) {
        const changed = text.slice(0, at) + put + text.slice(at + 1);
        expect([changed, read(changed) instanceof JsonOutline]).toEqual([changed, accepted(changed)]);
      }
  });

  it('says where a text stops being JSON', () => {
    expect(read('{"route":"/app/conn')).toEqual({ faultAt: 19 });
    expect(read('{"a":1,}')).toEqual({ faultAt: 7 });
  });

  it('reads 50,000 levels without a stack, opens them all, and gives the deepest path (B §3)', () => {
    const depth = 50_000;
    const outline = outlineOf(`${'{"child":'.repeat(depth)}1${'}'.repeat(depth)}`);
    expect(outline.size).toBe(depth + 1);
    expect(outline.level(depth)).toBe(depth + 1);
    const all = runToEnd(JsonFolding.atFirst(outline)).everything(true);
    expect(all.rows).toHaveLength(depth + 1);
    expect(pathOf(outline, depth)).toBe(`$${'.child'.repeat(depth)}`);
    expect(copyText(outline, depth - 1)).toBe('{"child":1}');
    const found: number[] = [];
    for (const _ of searchJson(outline, 'CHILD', found));
    expect(found).toHaveLength(depth);
  });

  it('reads 10 MB, a little between any two pauses', () => {
    const item = '{"nodeid":1,"name":"Battle of \\u00c4","tags":["a","b"],"position":{"x":1.5,"y":-2}},';
    const text = `[${item.repeat(Math.ceil(10_000_000 / item.length))}null]`;
    const work = outlineJson(text);
    let pauses = 0;
    let furthest = 0;
    for (let step = work.next(), before = 0; !step.done; step = work.next()) {
      pauses++;
      furthest = Math.max(furthest, step.value - before);
      before = step.value;
    }
    expect(pauses).toBeGreaterThan(1000);
    expect(furthest).toBeLessThan(50_000);
  });

  it('keeps __proto__ a name like any other', () => {
    const outline = outlineOf('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');
    expect(keyOf(outline, 1)).toBe('__proto__');
    expect(copyText(outline, 1)).toBe('{"isAdmin":true}');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('shown, found and copied values', () => {
  const outline = outlineOf(
    '{"user":{"name":"Ann","password":"hunter2"},"sid":"7d1c","list":[{"odd key":"a\\"b"},[1,2]],"at":"/app?sid=7d1c&x=1"}',
  );
  const find = (query: string) => {
    const found: number[] = [];
    for (const _ of searchJson(outline, query, found));
    return found.map((node) => pathOf(outline, node));
  };

  it('gives the path of a value as JSONPath', () => {
    expect(Array.from({ length: outline.size }, (_, node) => pathOf(outline, node))).toEqual([
      ...['$', '$.user', '$.user.name', '$.user.password', '$.sid', '$.list', '$.list[0]'],
      ...['$.list[0]["odd key"]', '$.list[1]', '$.list[1][0]', '$.list[1][1]', '$.at'],
    ]);
  });

  it('finds keys and values in any case, and never a hidden value', () => {
    expect(find('ANN')).toEqual(['$.user.name']);
    expect(find('odd')).toEqual(['$.list[0]["odd key"]']);
    expect(find('a"b')).toEqual(['$.list[0]["odd key"]']);
    expect(find('password')).toEqual(['$.user.password']);
    expect(find('hunter2')).toEqual([]);
    expect(find('7d1c')).toEqual([]);
    expect(find('.*')).toEqual([]);
  });

  it('hides secrets in rows and in copies (T33)', () => {
    expect(outline.secretCount).toBe(3);
    expect(rowText(outline, 3).text).toBe('[hidden]');
    expect(copyText(outline, 11)).toBe('/app?sid=[hidden]&x=1');
    expect(JSON.parse(copyText(outline, 0))).toEqual({
      user: { name: 'Ann', password: '[hidden]' },
      sid: '[hidden]',
      list: [{ 'odd key': 'a"b' }, [1, 2]],
      at: '/app?sid=[hidden]&x=1',
    });
    expect(copyText(outline, 7)).toBe('a"b');
  });

  it('collapses and expands, and opens the parents of a value', () => {
    const all = runToEnd(JsonFolding.atFirst(outline));
    expect([...all.rows]).toHaveLength(outline.size);
    const closed = all.everything(false);
    expect([...closed.rows]).toEqual([0, 1, 4, 5, 11]);
    expect(closed.nearestRow(9)).toEqual({ row: 3, node: 5 });
    expect([...closed.showing(9).rows]).toEqual([0, 1, 4, 5, 6, 8, 9, 10, 11]);
    expect([...closed.openSiblings(5).rows]).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 11]);
  });
});
