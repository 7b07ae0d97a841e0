import type { MockServer } from '@timemap/admin-mock';
import type { Scenario } from '@timemap/admin-mock/scenarios';

/** What a story takes for granted about the server, for example `given(as('member'), never('GET /organizations'))`. */
export function given(...scenarios: Scenario[]) {
  const person = scenarios.findLast((scenario) => scenario.kind === 'as');
  // The toolbar shows whose story it is.
  return { parameters: { scenarios }, ...(person && { globals: { role: person.account } }) };
}

/** The story's own server, for a play function that changes its manners once the screen is there. */
export function serverOf(loaded: Record<string, unknown>): MockServer {
  return (loaded.world as { server: MockServer }).server;
}
