import type { Message } from './define-messages.ts';

/** Accents every letter and adds a third in length, in brackets, to reveal clipped and untranslatable texts. */
export function pseudoLocalize<M extends Message>(message: M): M {
  if (typeof message === 'function') {
    return ((...facts: never[]) => pseudoText(message(...facts))) as M;
  }
  return pseudoText(message) as M;
}

function pseudoText(text: string): string {
  const accented = text.replaceAll(/[a-z]/gi, '$&\u0301').normalize();
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}
