import type { MockServer } from '../mock-server.ts';
import { parseScenarios } from '../parse-scenarios.ts';
import type { RecordedRequest } from '../recorded-requests.ts';
import { Refusal } from '../refusal.ts';
import { jsonResponse } from '../responses.ts';

/** null for every other path. */
export async function answerControlCall(server: MockServer, request: Request): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === '/__requests' && request.method === 'GET') {
    return jsonResponse(server.requests().map(withoutSecrets));
  }
  if (pathname !== '/__scenarios') return null;
  switch (request.method) {
    case 'GET':
      return jsonResponse(server.scenarios());
    case 'DELETE':
      server.clearScenarios();
      return jsonResponse([]);
    case 'PUT': {
      const scenarios = parseScenarios(await readJson(request));
      server.clearScenarios();
      server.use(...scenarios);
      return jsonResponse(server.scenarios());
    }
    default:
      throw new Refusal(400, `/__scenarios takes GET, PUT or DELETE, not ${request.method}.`);
  }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new Refusal(400, 'The body must be JSON: a list of scenarios.');
  }
}

/** People type real passwords into demos. */
function withoutSecrets({ headers, body, ...rest }: RecordedRequest): RecordedRequest {
  const shown = { ...headers };
  if (shown.authorization !== undefined) shown.authorization = 'Bearer ...';
  const isLogin = rest.operation === 'POST /login' && typeof body === 'object' && body !== null;
  return { ...rest, headers: shown, body: isLogin ? { ...body, pass: '...' } : body };
}
