export interface SentRequest {
  method: string;
  url: string;
  headers: Headers;
  body: string;
  request: Request;
}

type Step = Response | Error | ((request: Request) => Promise<Response>);

/** Ignores the signal. */
export const never: Step = () => new Promise(() => {});

export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

export function html(status: number): Response {
  return new Response('<!doctype html><h1>nginx</h1><script>alert(1)</script>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
}

export function stalled(): Response {
  return new Response(
    new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"da')) }),
  );
}

export function dropped(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"da')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  return new Response(body);
}

export function scriptedFetch(...steps: Step[]): { fetch: typeof fetch; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const scripted = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const step = steps[Math.min(sent.length, steps.length - 1)] as Step;
    const { method, url, headers } = request;
    const entry = { method, url, headers, body: '', request };
    sent.push(entry);
    entry.body = await request.clone().text();
    if (step instanceof Error) throw step;
    return typeof step === 'function' ? step(request) : step.clone();
  };
  return { fetch: scripted, sent };
}
