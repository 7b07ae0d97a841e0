import { describe, expect, it } from 'vitest';
import { parseScenarios } from './parse-scenarios.ts';
import * as scenarios from './scenarios.ts';

describe('scenarios out of JSON', () => {
  const { never, delay, drop, fail, html, empty, malformed, answer, truncated, wrongTypes, hostile, noRows } =
    scenarios;
  const every = [
    never('*'),
    delay('GET /userinfo', 250),
    drop('GET /userinfo', { times: 3 }),
    fail('POST /licenses', 'No seats left'),
    html('*'),
    empty('*'),
    malformed('*'),
    answer('*', null),
    truncated('*'),
    wrongTypes('*'),
    hostile('*'),
    noRows('*'),
    scenarios.applyThenFail('POST /licenses'),
    scenarios.applyThenDrop('POST /licenses'),
    scenarios.twice('POST /licenses', 'first'),
    scenarios.as('member'),
  ];

  it('reads back every kind that can be written', () => {
    expect(parseScenarios(JSON.parse(JSON.stringify(every)))).toEqual(every);
    expect(new Set(every.map(({ kind }) => kind)).size).toBe(16);
  });

  it('fills in what the function of the same name would take', () => {
    expect(parseScenarios([{ kind: 'fail', operation: '*', text: 'x' }])).toEqual([fail('*', 'x')]);
    expect(parseScenarios([{ kind: 'html', operation: '*' }])).toEqual([html('*')]);
    expect(parseScenarios([{ kind: 'twice', operation: '*' }])).toEqual([scenarios.twice('*')]);
  });

  it.each([
    [{}, 'The body must be a list of scenarios.'],
    [[null], 'Scenario 1 is not an object.'],
    [[{ kind: 'explode' }], /^Scenario 1: "kind" must be one of never, delay, /],
    [
      [every[0], { kind: 'drop' }],
      `Scenario 2 (drop): "operation" must be '*' or a call of the contract such as 'POST /licenses'.`,
    ],
    [[{ kind: 'drop', operation: 'POST /license' }], /"operation"/],
    [[{ kind: 'drop', operation: 'toString' }], /"operation"/],
    [[{ kind: 'fail', operation: '*' }], 'Scenario 1 (fail): "text" must be a text.'],
    [[{ kind: 'fail', operation: '*', text: 'x', status: 99 }], /"status" must be a status from 200 to 599/],
    [[{ kind: 'delay', operation: '*', ms: '5' }], /"ms"/],
    [[{ kind: 'as', account: 'root' }], /"account" must be globalAdmin, orgAdmin, member, unverified/],
    [[{ kind: 'twice', operation: '*', seen: 2 }], /"seen" must be first or second/],
    [[{ kind: 'drop', operation: '*', times: 0 }], /"times"/],
    [
      [{ kind: 'drop', operation: '*', text: 'x' }],
      'Scenario 1 (drop) has a field "text" that this kind does not know.',
    ],
  ])('refuses %j', (json, reason) => {
    expect(() => parseScenarios(json)).toThrow(reason);
  });
});
