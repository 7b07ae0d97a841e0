import type { Scenario } from '@timemap/admin-mock/scenarios';

/** What a story takes for granted about the server, for example `given(as('member'), never('GET /organizations'))`. */
export function given(...scenarios: Scenario[]) {
  return { parameters: { scenarios } };
}
