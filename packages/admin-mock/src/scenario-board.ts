import type { Operation } from '@timemap/admin-api';
import type { AccountName } from './accounts.ts';
import type { Scenario } from './scenarios.ts';

type Of<Kind extends Scenario['kind']> = Extract<Scenario, { kind: Kind }>;

export type Replacement = Of<'never' | 'drop' | 'fail' | 'html' | 'empty' | 'malformed' | 'answer'>;
export type Distortion = Of<'hostile' | 'wrongTypes' | 'noRows' | 'truncated'>;
export type Afterwards = Of<'applyThenFail' | 'applyThenDrop'>;

export interface ScenarioPlan {
  delayMs: number;
  account: AccountName | null;
  replacement: Replacement | null;
  distortions: Distortion[];
  afterwards: Afterwards | null;
  twice: Of<'twice'> | null;
}

export interface ScenarioBoard {
  use(...scenarios: Scenario[]): void;
  reset(): void;
  clear(): void;
  list(): Scenario[];
  plan(operation: Operation | null): ScenarioPlan;
}

const distortions = new Set<Scenario['kind']>(['hostile', 'wrongTypes', 'noRows', 'truncated']);
const afterwards = new Set<Scenario['kind']>(['applyThenFail', 'applyThenDrop']);
const isDistortion = (scenario: Scenario): scenario is Distortion => distortions.has(scenario.kind);
const isAfterwards = (scenario: Scenario): scenario is Afterwards => afterwards.has(scenario.kind);
const isDelay = (scenario: Scenario): scenario is Of<'delay'> => scenario.kind === 'delay';
const isTwice = (scenario: Scenario): scenario is Of<'twice'> => scenario.kind === 'twice';
const isAs = (scenario: Scenario): scenario is Of<'as'> => scenario.kind === 'as';
const isReplacement = (scenario: Scenario): scenario is Replacement =>
  !isDistortion(scenario) &&
  !isAfterwards(scenario) &&
  !isDelay(scenario) &&
  !isTwice(scenario) &&
  !isAs(scenario);

/** Delays and distortions add up. The last scenario of any other kind wins, so that a story can override its file. */
export function createScenarioBoard(initial: readonly Scenario[]): ScenarioBoard {
  let active: Scenario[] = [];
  const use = (...scenarios: Scenario[]): void => {
    active.push(...scenarios.map((scenario) => ({ ...scenario })));
  };
  use(...initial);

  const take = <S extends Scenario>(
    is: (scenario: Scenario) => scenario is S,
    operation: Operation | null,
  ): S[] =>
    active
      .toReversed()
      .filter(is)
      .filter((scenario) => bearsOn(scenario, operation));
  const spend = (scenario: Scenario): void => {
    if (scenario.times === undefined) return;
    scenario.times -= 1;
    if (scenario.times <= 0) active = active.filter((other) => other !== scenario);
  };

  return {
    use,
    reset: () => {
      active = [];
      use(...initial);
    },
    clear: () => {
      active = [];
    },
    list: () => active.map((scenario) => ({ ...scenario })),
    plan: (operation) => {
      const delays = take(isDelay, operation);
      const account = take(isAs, operation)[0];
      const replacement = take(isReplacement, operation)[0];
      // A request without a real answer must not use up such a scenario.
      const changes = replacement ? [] : take(isDistortion, operation);
      const after = replacement ? undefined : take(isAfterwards, operation)[0];
      const twice = replacement ? undefined : take(isTwice, operation)[0];
      for (const used of [...delays, account, replacement, ...changes, after, twice]) if (used) spend(used);
      return {
        delayMs: delays.reduce((sum, { ms }) => sum + ms, 0),
        account: account?.account ?? null,
        replacement: replacement ?? null,
        distortions: changes,
        afterwards: after ?? null,
        twice: twice ?? null,
      };
    },
  };
}

function bearsOn(scenario: Scenario, operation: Operation | null): boolean {
  return scenario.kind === 'as' || scenario.operation === '*' || scenario.operation === operation;
}
