import { accountNames } from './accounts.ts';
import { contract } from './contract.gen.ts';
import { invalid } from './refusal.ts';
import type { Scenario, ScenarioKind } from './scenarios.ts';

interface FieldRule {
  accepts(value: unknown): boolean;
  wanted: string;
  fallback?: unknown;
}

const isWhole = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const isOperation: FieldRule['accepts'] = (value) =>
  value === '*' || (typeof value === 'string' && Object.hasOwn(contract, value));
const operation: FieldRule = {
  accepts: isOperation,
  wanted: `'*' or a call of the contract such as 'POST /licenses'`,
};
const status = (fallback: number): FieldRule => ({
  accepts: (value) => isWhole(value, 200, 599),
  wanted: 'a status from 200 to 599',
  fallback,
});
const text: FieldRule = { accepts: (value) => typeof value === 'string', wanted: 'a text' };
const ms: FieldRule = {
  accepts: (value) => isWhole(value, 0, 600_000),
  wanted: 'a number of milliseconds up to 600000',
};
const body: FieldRule = { accepts: (value) => value !== undefined, wanted: 'any JSON' };
const account: FieldRule = {
  accepts: (value) => accountNames.some((name) => name === value),
  wanted: accountNames.join(', '),
};
const seen: FieldRule = {
  accepts: (value) => value === 'first' || value === 'second',
  wanted: 'first or second',
  fallback: 'second',
};
const times: FieldRule = {
  accepts: (value) => isWhole(value, 1, 1_000_000),
  wanted: 'a whole number from 1',
  fallback: undefined,
};

const rules: Record<ScenarioKind, Record<string, FieldRule>> = {
  never: { operation },
  delay: { operation, ms },
  drop: { operation },
  fail: { operation, text, status: status(400) },
  html: { operation, status: status(502) },
  empty: { operation, status: status(200) },
  malformed: { operation },
  answer: { operation, body, status: status(200) },
  truncated: { operation },
  wrongTypes: { operation },
  hostile: { operation },
  noRows: { operation },
  applyThenFail: { operation, status: status(500) },
  applyThenDrop: { operation },
  twice: { operation, seen },
  as: { account },
};

export function parseScenarios(json: unknown): Scenario[] {
  if (!Array.isArray(json)) throw invalid('The body must be a list of scenarios.');
  return json.map((entry: unknown, index) => parseScenario(entry, `Scenario ${index + 1}`));
}

function parseScenario(entry: unknown, where: string): Scenario {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw invalid(`${where} is not an object.`);
  const { kind, ...sent } = entry as Record<string, unknown>;
  if (typeof kind !== 'string' || !Object.hasOwn(rules, kind)) {
    throw invalid(`${where}: "kind" must be one of ${Object.keys(rules).join(', ')}.`);
  }
  const wanted = { ...rules[kind as ScenarioKind], times };
  const unknown = Object.keys(sent).find((name) => !Object.hasOwn(wanted, name));
  if (unknown !== undefined)
    throw invalid(`${where} (${kind}) has a field "${unknown}" that this kind does not know.`);
  const fields = Object.entries(wanted).map(([name, rule]) => {
    const value = sent[name] === undefined ? rule.fallback : sent[name];
    const isLeftOut = value === undefined && 'fallback' in rule;
    if (!isLeftOut && !rule.accepts(value))
      throw invalid(`${where} (${kind}): "${name}" must be ${rule.wanted}.`);
    return [name, value] as const;
  });
  return { kind, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) } as Scenario;
}
