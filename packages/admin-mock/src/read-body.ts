export type BodyEncoding = 'none' | 'form' | 'json' | 'other';

export interface ReadBody {
  encoding: BodyEncoding;
  value: unknown;
  fault: string | null;
}

export async function readBody(request: Request): Promise<ReadBody> {
  const text = await request.text();
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (text === '') return { encoding: 'none', value: null, fault: null };
  if (type === 'application/x-www-form-urlencoded') return readForm(text);
  if (type !== 'application/json') return { encoding: 'other', value: text, fault: null };
  try {
    return { encoding: 'json', value: JSON.parse(text) as unknown, fault: null };
  } catch {
    return { encoding: 'json', value: text, fault: 'The body is not JSON, but its content type says so.' };
  }
}

function readForm(text: string): ReadBody {
  const { values, repeated } = readPairs(new URLSearchParams(text));
  return {
    encoding: 'form',
    value: values,
    fault: repeated && `The form has the field "${repeated}" twice.`,
  };
}

export function readPairs(pairs: URLSearchParams): {
  values: Record<string, string>;
  repeated: string | null;
} {
  const values: Record<string, string> = {};
  let repeated: string | null = null;
  for (const [name, value] of pairs) {
    if (Object.hasOwn(values, name)) repeated ??= name;
    // An assignment to `__proto__` would not create a field.
    Object.defineProperty(values, name, { value, enumerable: true, configurable: true, writable: true });
  }
  return { values, repeated };
}
