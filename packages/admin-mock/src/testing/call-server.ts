import type { CallInput, Operation } from '@timemap/admin-api';
import type { AccountName } from '../accounts.ts';
import { contract } from '../contract.gen.ts';
import type { MockServer } from '../mock-server.ts';

type Values = Record<string, unknown>;

export interface RequestParts {
  path?: Values;
  query?: Values;
  body?: Values;
}

interface ServerAnswer {
  status: number;
  json: unknown;
}

const FORM = 'application/x-www-form-urlencoded';

function texts(values: Values = {}): [string, string][] {
  return Object.entries(values).map(([name, value]) => [name, String(value)]);
}

export function buildRequest(
  operation: Operation,
  parts: RequestParts,
  options: { sessionId?: string; encoding?: 'form' | 'json'; method?: string } = {},
): Request {
  const { path, method, encoding } = contract[operation];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.path?.[name])),
  );
  const query = new URLSearchParams(texts(parts.query)).toString();
  const sent = options.encoding ?? encoding;
  const headers = new Headers();
  if (options.sessionId !== undefined) headers.set('authorization', `Bearer ${options.sessionId}`);
  let body: string | null = null;
  if (parts.body) {
    headers.set('content-type', sent === 'json' ? 'application/json' : FORM);
    body = sent === 'json' ? JSON.stringify(parts.body) : new URLSearchParams(texts(parts.body)).toString();
  }
  const url = `https://api.example${filled}${query && `?${query}`}`;
  return new Request(url, { method: options.method ?? method, headers, body });
}

export async function readAnswer(response: Response): Promise<ServerAnswer> {
  const text = await response.text();
  return { status: response.status, json: text === '' ? null : (JSON.parse(text) as unknown) };
}

export function callAs(server: MockServer, account: AccountName) {
  const sessionId = server.signIn(account);
  return async <O extends Operation>(operation: O, input: CallInput<O>): Promise<ServerAnswer> =>
    readAnswer(await server.fetch(buildRequest(operation, input as RequestParts, { sessionId })));
}

export const errorOf = ({ json }: ServerAnswer): unknown =>
  typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
