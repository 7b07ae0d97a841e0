import { filledText } from '../fields.ts';
import { type Reader, readList } from '../read.ts';

/**
 * The entries as stored. Removing one requires this spelling.
 * @operation GET /global/whitelist, GET /enterprise/{id}/whitelist
 */
export const readWhitelist: Reader<string[]> = readList('whitelist', filledText, 'whole');
