const QUOTE = 34;
const BACKSLASH = 92;
const PLUS = 43;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;

export function skipBlanks(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at++;
  }
}

/** A fault returns -1 - its position. */
export function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < 32) return -1 - at;
    if (code !== BACKSLASH) continue;
    at++;
    const escaped = text.charAt(at);
    if (escaped === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) return -1 - at;
      at += 4;
    } else if (escaped === '' || !'"\\/bfnrt'.includes(escaped)) return -1 - at;
  }
  return -1 - text.length;
}

export function numberEnd(text: string, from: number): number {
  let at = text.charCodeAt(from) === MINUS ? from + 1 : from;
  const whole = digitsEnd(text, at);
  // JSON allows no leading zeros.
  if (whole === at) return -1 - at;
  at = text.charCodeAt(at) === ZERO ? at + 1 : whole;
  if (text.charCodeAt(at) === POINT) {
    const fraction = digitsEnd(text, at + 1);
    if (fraction === at + 1) return -1 - fraction;
    at = fraction;
  }
  const power = text.charCodeAt(at);
  if (power === 69 || power === 101) {
    const sign = text.charCodeAt(at + 1);
    const digits = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
    const exponent = digitsEnd(text, digits);
    if (exponent === digits) return -1 - exponent;
    at = exponent;
  }
  return at;
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code >= 48 && code <= 57; code = text.charCodeAt(at)) at++;
  return at;
}

export function literalEnd(text: string, from: number): number {
  const word = ['true', 'false', 'null'].find((literal) => text.startsWith(literal, from));
  return word === undefined ? -1 - from : from + word.length;
}

export function decodeString(raw: string): string {
  return raw.includes('\\') ? (JSON.parse(raw) as string) : raw.slice(1, -1);
}
