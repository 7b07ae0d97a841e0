import { cutGraphemes } from '../../text/cut-graphemes.ts';

const MAX_CHARACTERS = 160;
const READ_LENGTH = 8000;

/**
 * The beginning of a message in one line, up to the end of a word, or between two letters in a language without blanks.
 * '' for a blank message.
 */
export function firstWords(message: string, most = MAX_CHARACTERS): string {
  const line = message.slice(0, READ_LENGTH).toWellFormed().replace(/\s+/g, ' ').trim();
  const { text, isCut } = cutGraphemes(line, most);
  if (!isCut) return text;
  const end = line.charAt(text.length) === ' ' ? text.length : text.lastIndexOf(' ');
  const words = end < most / 2 ? text : text.slice(0, end);
  return `${words.replace(/[.,:;。、，\s]+$/, '')}…`;
}
