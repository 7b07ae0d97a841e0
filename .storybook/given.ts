import type { MockServer } from '@timemap/admin-mock';
import type { Scenario } from '@timemap/admin-mock/scenarios';

/** The scenarios of a story, for example `given(as('member'), never('GET /organizations'))`. */
export function given(...scenarios: Scenario[]) {
  const person = scenarios.findLast((scenario) => scenario.kind === 'as');
  return { parameters: { scenarios }, ...(person && { globals: { role: person.account } }) };
}

export function serverOf(loaded: Record<string, unknown>): MockServer {
  return (loaded.world as { server: MockServer }).server;
}
