import { filledText } from '../fields.ts';
import { type Reader, readList } from '../read.ts';

/** The entries as stored, which is how they are removed. @operation GET /global/whitelist, GET /enterprise/{id}/whitelist */
export const readWhitelist: Reader<string[]> = readList('whitelist', filledText);
