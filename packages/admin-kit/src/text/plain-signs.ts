import { withPlainWidth } from './plain-width.ts';

const ASCII = /^[\t\n\r -~]*$/;

/** The signs that separate and join, in the ASCII form that mail programs use. Full-width letters become plain ones. */
export function withPlainSigns(text: string): string {
  if (ASCII.test(text)) return text;
  return withPlainWidth(text)
    .replace(/\uFE6B/g, '@')
    .replace(/[\u3001\u060C\uFF64]/g, ',')
    .replace(/\u061B/g, ';')
    .replace(/\u3000|\u00A0/g, ' ');
}
