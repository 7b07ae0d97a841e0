import { object, pipe, transform } from 'valibot';
import { type Decoder, listDecoder, type Schema } from '../decode.ts';
import { decimal, text } from '../fields.ts';

/** A pin of a project's map, or of its image. @spec B §3 */
export interface MapPin {
  name: string;
  x: number;
  y: number;
}

export const mapPinSchema: Schema<MapPin> = pipe(
  object({ title: text, x: decimal, y: decimal }),
  transform(({ title, x, y }) => ({ name: title, x, y })),
);

/** @operation GET /projects/mapdata */
export const decodeMapPins: Decoder<MapPin[]> = listDecoder('mapdata', mapPinSchema, 'whole');
