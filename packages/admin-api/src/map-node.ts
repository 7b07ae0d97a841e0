import { array, fallback, object, pipe, transform, unknown } from 'valibot';
import type { Schema } from './decode.ts';
import { directAudioUrl } from './dropbox.ts';
import { decimal, flag, integer, optionalDecimal, optionalInteger, optionalText, text } from './fields.ts';
import { isRecord } from './record.ts';
import { parseUtcTime } from './utc-date.ts';

/** @spec B §3 */
export const mapNodeType = { timelineEvent: 0, timelineEra: 1, mapNode: 2 } as const;

/** A node related to another, as far as its order needs. @spec B §3 */
export interface RelatedNode {
  id: number;
  /** Any year; `null` if the node has no readable date. */
  startsAt: Date | null;
}

/** A node of a map or a timeline. For hosts: no screen of this product shows one. @spec B §3 */
export interface MapNode extends RelatedNode {
  /** One of `mapNodeType`, or an unknown number; `null` if there is none. */
  type: number | null;
  name: string;
  isImportant: boolean;
  description: string;
  references: string;
  image: string | null;
  /** Ready to play: Dropbox share links are replaced by direct links. */
  audio: string | null;
  endsAt: Date | null;
  tags: string[];
  position: { x: number; y: number } | null;
  /** By start date; nodes without one are last. */
  related: RelatedNode[];
  trackId: number | null;
  size: number | null;
}

/** Related nodes by start date. Those without one come last, and equal ones keep their order. @spec B §3 */
export function sortRelated<T extends RelatedNode>(related: readonly T[]): T[] {
  const startMs = (node: RelatedNode) => node.startsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  // Infinity minus infinity is NaN.
  return related.toSorted((a, b) => Number(startMs(a) > startMs(b)) - Number(startMs(a) < startMs(b)));
}

const date = fallback(pipe(unknown(), transform(parseUtcTime)), null);

const relatedNode: Schema<RelatedNode> = pipe(
  unknown(),
  transform((value) => (isRecord(value) ? { nodeid: value.id, ...value } : { nodeid: value })),
  object({ nodeid: integer, dateStart: date }),
  transform(({ nodeid, dateStart }) => ({ id: nodeid, startsAt: dateStart })),
);

export const mapNodeSchema: Schema<MapNode> = pipe(
  object({
    nodeid: integer,
    type: optionalInteger,
    name: text,
    important: flag,
    description: text,
    references: text,
    image: optionalText,
    audio: optionalText,
    dateStart: date,
    dateEnd: date,
    tags: fallback(array(text), []),
    position: fallback<Schema<MapNode['position']>, null>(object({ x: decimal, y: decimal }), null),
    relatedArray: fallback(array(relatedNode), []),
    trackID: optionalInteger,
    size: optionalDecimal,
  }),
  transform((node) => ({
    id: node.nodeid,
    type: node.type,
    name: node.name,
    isImportant: node.important,
    description: node.description,
    references: node.references,
    image: node.image,
    audio: node.audio && directAudioUrl(node.audio),
    startsAt: node.dateStart,
    endsAt: node.dateEnd,
    tags: node.tags,
    position: node.position,
    related: sortRelated(node.relatedArray),
    trackId: node.trackID,
    size: node.size,
  })),
);
