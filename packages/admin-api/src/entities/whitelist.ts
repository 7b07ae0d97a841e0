import { type Decoder, listDecoder } from '../decode.ts';
import { filledText } from '../fields.ts';

/**
 * The entries as stored. Removing one requires this spelling.
 * @operation GET /global/whitelist, GET /enterprise/{id}/whitelist
 */
export const decodeWhitelist: Decoder<string[]> = listDecoder('whitelist', filledText, 'whole');
