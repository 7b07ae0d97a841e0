import { describe, expect, it } from 'vitest';
import { search } from './search.ts';
import { readSources, type Source, source } from './source.ts';

function sourceOf(kind: string, labels: readonly string[]): Source {
  return source<string>({
    kind,
    rows: labels,
    textsOf: (label) => [label, `${label.length}`],
    itemOf: (label) => ({ key: `${kind}:${label}`, kind, label, detail: '', target: { to: '/' } }),
  });
}

function find(query: string, ...sources: Source[]) {
  readSources(sources, Number.POSITIVE_INFINITY);
  return search(sources, query).map(({ kind, items, count }): [string, string[], number] => [
    kind,
    items.map(({ label }) => label),
    count,
  ]);
}

describe('the search of the palette', () => {
  it('puts whole texts first, then beginnings, then beginnings of words, then the rest', () => {
    const users = sourceOf('user', ['smart', 'The art', 'Arts and crafts', 'Art', 'crafts-art']);
    expect(find('ART', users)).toEqual([
      ['user', ['Art', 'Arts and crafts', 'The art', 'crafts-art', 'smart'], 5],
    ]);
  });

  it('wants every word, in any order, accents and letter case aside', () => {
    const organizations = sourceOf('organization', ['École du Nord', 'Ecole du Sud', 'Nord']);
    expect(find('nord ECOLE', organizations)).toEqual([['organization', ['École du Nord'], 1]]);
  });

  it('finds umlauts as they are written without such keys, and the other way round', () => {
    const users = sourceOf('user', ['Anna Müller', 'Mueller Jörg', 'Muller']);
    expect(find('mueller', users)).toEqual([['user', ['Mueller Jörg', 'Anna Müller'], 2]]);
    expect(find('müller', users)[0]?.[2]).toBe(3);
    expect(find('joerg mueller', users)).toEqual([['user', ['Mueller Jörg'], 1]]);
  });

  it('puts what begins with all the words first, also behind ten others that contain them', () => {
    const others = Array.from({ length: 10 }, (_, index) => `Harbour North ${index}`);
    const organizations = sourceOf('organization', [...others, 'North Harbour Walk', 'North Harbour']);
    const labels = (query: string) => find(query, organizations)[0]?.[1]?.slice(0, 2);
    expect(labels('north  harbour')).toEqual(['North Harbour', 'North Harbour Walk']);
    expect(labels('north harbour walk')).toEqual(['North Harbour Walk']);
    expect(find('harbour north', organizations)).toEqual([['organization', others, 12]]);
  });

  it('finds what there is to do with each of many only by its verb', () => {
    const users = sourceOf('user', ['mia', 'logan']);
    const verb = { ...sourceOf('action', ['mia', 'logan']), verb: /^log ?in as(?!\S)/ };
    expect(find('mia', users, verb)).toEqual([['user', ['mia'], 1]]);
    expect(find('log', users, verb)).toEqual([['user', ['logan'], 1]]);
    expect(find('Log in as MIA', users, verb)).toEqual([['action', ['mia'], 1]]);
    expect(find('login as', users, verb)).toEqual([['action', ['mia', 'logan'], 2]]);
  });

  it('takes a word for the name of the kind, and a number for the number of its record', () => {
    const tickets: Source = {
      ...sourceOf('ticket', ['45', '145', '7']),
      kindNames: 'tickets',
      isNumbered: true,
    };
    const users = sourceOf('user', ['45', 'ticketmaster']);
    expect(find('45', users, tickets).map(([kind, [first]]) => [kind, first])).toEqual([
      ['ticket', '45'],
      ['user', '45'],
    ]);
    expect(find('ticket 145', users, tickets)).toEqual([['ticket', ['145'], 1]]);
    expect(find('#7', users, tickets)).toEqual([['ticket', ['7'], 1]]);
    expect(find('ticket', users, tickets)).toEqual([['user', ['ticketmaster'], 1]]);
  });

  it('lists a command that ignores the rest by its verb, whatever follows', () => {
    const verb = { ...sourceOf('action', ['Manage Whitelist']), verb: /^whitelist(?!\S)/, ignoresRest: true };
    expect(find('whitelist northgate', verb)).toEqual([['action', ['Manage Whitelist'], 1]]);
    expect(find('northgate', verb)).toEqual([]);
  });

  it('lists the kind with the best match first', () => {
    const screens = sourceOf('screen', ['Administration']);
    const users = sourceOf('user', ['minister']);
    expect(find('mini', screens, users).map(([kind]) => kind)).toEqual(['user', 'screen']);
  });

  it('skips no letters between', () => {
    expect(find('nth', sourceOf('organization', ['North']))).toEqual([]);
  });

  it('lists the kinds in their order, ten of each and fifty in all, and counts the others', () => {
    const many = Array.from({ length: 30 }, (_, index) => `x${index}`);
    const kinds = ['user', 'screen', 'action', 'deal', 'ticket', 'project', 'organization'] as const;
    const found = find('x', ...kinds.map((kind) => sourceOf(kind, [...many])));
    expect(found.map(([kind, items, count]) => [kind, items.length, count])).toEqual([
      ['screen', 10, 30],
      ['action', 10, 30],
      ['organization', 10, 30],
      ['user', 10, 30],
      ['project', 10, 30],
      ['ticket', 0, 30],
      ['deal', 0, 30],
    ]);
  });

  it('finds nothing for blanks', () => {
    expect(find('  ', sourceOf('user', ['x']))).toEqual([]);
  });

  it('takes line ends in names for blanks', () => {
    expect(find('two', sourceOf('user', ['one\ntwo']))).toEqual([['user', ['one\ntwo'], 1]]);
  });

  it('reads a slice at a time and searches it', () => {
    const users = sourceOf(
      'user',
      Array.from({ length: 100_000 }, (_, index) => `user${index}`),
    );
    expect(readSources([users], performance.now() - 1)).toBe(false);
    expect(search([users], 'user')).toEqual([]);
    expect(readSources([users], Number.POSITIVE_INFINITY)).toBe(true);
    expect(search([users], 'user99999')).toMatchObject([{ count: 1 }]);
    expect(search([users], 'user')[0]).toMatchObject({ count: 100_000 });
  });
});
