import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../refusal.ts';

export async function toWebRequest(
  incoming: IncomingMessage,
  signal: AbortSignal,
  bodyLimitBytes: number,
): Promise<Request> {
  const { method = 'GET', url = '' } = incoming;
  if (!url.startsWith('/')) throw new Refusal(400, 'The request does not name a path.');
  const body = await readBytes(incoming, bodyLimitBytes);
  if (body.length > 0 && (method === 'GET' || method === 'HEAD')) {
    throw new Refusal(400, `A ${method} request has no body.`);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // A web request refuses names that begin with a colon and values with odd bytes.
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  try {
    // A path that begins with two slashes must not become a host.
    return new Request(`http://localhost${url}`, {
      method,
      headers,
      body: body.length > 0 ? body : null,
      signal,
    });
  } catch {
    throw new Refusal(400, `A ${method} request to this address cannot be understood.`);
  }
}

async function readBytes(incoming: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new Refusal(413, `The body is larger than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

export async function sendWebResponse(
  response: Response,
  outgoing: ServerResponse,
  extraHeaders: Record<string, string>,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...extraHeaders });
  outgoing.end(body);
}
