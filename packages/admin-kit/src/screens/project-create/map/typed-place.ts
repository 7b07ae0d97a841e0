import { decoded } from '../../../text/decoded.ts';
import { plainDigits } from '../../../text/plain-digits.ts';
import { roundTo, wrapLongitude } from './coordinates.ts';

export type Axis = 'latitude' | 'longitude';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface Degrees {
  readonly value: number;
  /** null where no letter says it. */
  readonly axis: Axis | null;
}

/** Points of the compass in the languages of the kit. */
const COMPASS: readonly (readonly [string, RegExp])[] = [
  ['N', /\b(?:north|nord|norte|noord|n)\b|北緯|北纬|شمالا?\u064b?/gi],
  ['S', /\b(?:south|sud|süd|sur|sul|zuid|s)\b|南緯|南纬|جنوبا?\u064b?/gi],
  ['E', /\b(?:east|est|este|leste|ost|oost|e)\b|東経|东经|شرقا?\u064b?/gi],
  ['W', /\b(?:west|ouest|oeste|ovest|w)\b|西経|西经|غربا?\u064b?/gi],
];

/** O is east in some languages and west in others. */
const EAST_OR_WEST: Readonly<Record<string, string>> = {
  de: 'E',
  nl: 'E',
  fr: 'W',
  es: 'W',
  it: 'W',
  pt: 'W',
};

/** Degrees, minutes and seconds as ° ' ", points of the compass as N S E W. */
function plainDegrees(text: string, locale: string): string {
  const letterO = EAST_OR_WEST[locale.split('-', 1)[0] ?? ''] ?? 'O';
  const plain = plainDigits(text)
    .replace(/[\u2018\u2019\u2032\u02b9\u02bc\u00b4`分]/g, "'")
    .replace(/''|[\u201c\u201d\u2033\u02ba秒]/g, '"')
    .replace(/[\u00ba\u02da*度]|(?<=\d) ?deg\b/g, '°')
    .replace(/\u066b/g, '.')
    .replace(/\u060c/g, ',')
    .replace(/(\d) ?[d°] ?(\d+) ?m ?([\d.,]+) ?s\b/g, `$1°$2'$3"`)
    .replace(/(\d) ?[d°] ?([\d.,]+) ?m\b/g, "$1°$2'")
    .replace(/(["'°\d])(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .replace(/\bO\b/gi, letterO);
  return COMPASS.reduce((shown, [letter, names]) => shown.replace(names, letter), plain).trim();
}

const DEGREES = /^([NSEW])? *([-+])? *([\d.,][\d.,°'": ]*?) *([NSEW])?$/;
/** 513026N: degrees, minutes and seconds of two digits each, or three for those of a longitude. */
const RUN_TOGETHER = /^(\d{2,3})(\d\d)(\d\d(?:\.\d+)?)$/;
const PART = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
const SIXTIETHS = /^\S+?(?: ?° ?| ?: ?| +)\S+?(?: ?' ?| ?: ?| +|$)(?:\S+? ?"?)?$/;

function readDegrees(text: string): Degrees | null {
  const [, before, sign, size = '', after] = text.match(DEGREES) ?? [];
  const letter = before ?? after;
  const parts = (letter ? size.trim().replace(RUN_TOGETHER, '$1 $2 $3') : size)
    .split(/[°'": ]+/)
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 3 || !parts.every((part) => PART.test(part))) return null;
  if ((before && after) || (letter && sign)) return null;
  // 51 30 can also be a latitude and a longitude.
  const hasMarks = letter !== undefined || /[°:]/.test(size);
  if (
    parts.length === 1
      ? /['":]/.test(size)
      : !hasMarks || (!(letter && RUN_TOGETHER.test(size.trim())) && !SIXTIETHS.test(size))
  )
    return null;
  const numbers = parts.map((part) => Number(part.replace(',', '.')));
  const isBroken = numbers.some(
    (number, index) => (index > 0 && number >= 60) || (index < numbers.length - 1 && number % 1 !== 0),
  );
  const [degrees = 0, minutes = 0, seconds = 0] = numbers;
  if (isBroken || !Number.isFinite(degrees)) return null;
  const value = parts.length === 1 ? degrees : roundTo(degrees + minutes / 60 + seconds / 3600, 6);
  const isNegative = sign === '-' || letter === 'S' || letter === 'W';
  const axis = letter === undefined ? null : /[NS]/.test(letter) ? 'latitude' : 'longitude';
  return { value: (isNegative ? -value : value) + 0, axis }; // -0 becomes 0
}

export type ReadCoordinate =
  | {
      readonly value: number;
      /** The number of the text, if it is more than half a turn. */
      readonly beyond?: number;
      readonly problem?: undefined;
    }
  | { readonly problem: 'unreadable' | 'beyond the pole' | 'other axis' };

/** A longitude is wrapped to -180 to 180. A latitude beyond 90 does not exist, so it is refused. */
export function readCoordinate(text: string, axis: Axis, locale = 'en'): ReadCoordinate {
  const read = readDegrees(plainDegrees(text, locale));
  if (read === null) return { problem: 'unreadable' };
  if (read.axis !== null && read.axis !== axis) return { problem: 'other axis' };
  const value = wrapLongitude(read.value);
  if (axis === 'longitude') return value === read.value ? { value } : { value, beyond: read.value };
  return Math.abs(read.value) > 90 ? { problem: 'beyond the pole' } : { value: read.value };
}

/** A latitude and a longitude in one text, in this order where no letter says which is which. The longitude is as written. */
export function readPlace(text: string, locale = 'en'): Place | null {
  // A path of Google Maps names the place; behind it stands the view of the map. A way has several places.
  const [, ofPath] = PATH_OF_PLACE.exec(text) ?? [];
  const ofMap = ofPath === undefined ? null : readPlace(decoded(ofPath.replaceAll('+', ' ')), locale);
  if (!EXACT.test(text) && (ofMap !== null || text.includes('/maps/dir/'))) return ofMap;
  const halves = halvesOf(text, locale)?.map((half) => readDegrees(half.replace(/^[ ,]+|[ ,]+$/g, '')));
  const [first, second] = halves ?? [];
  if (!first || !second) return null;
  const isTurned = first.axis === 'longitude' || second.axis === 'latitude';
  if (isTurned && (first.axis === 'latitude' || second.axis === 'longitude')) return null;
  // Meters of a projection.
  if (Math.abs(first.value) > 360 || Math.abs(second.value) > 360) return null;
  const [latitude, longitude] = isTurned ? [second, first] : [first, second];
  return { latitude: latitude.value, longitude: longitude.value };
}

const PATH_OF_PLACE = /\/maps\/(?:(?:place|search)\/|dir\/\/(?=[^/]+(?:\/@|\/?$)))([^/?#]+)/;
const EXACT = /!3d[-\d.]+!4d/;

/** Letters that name an axis, with the signs of data formats around them. */
const named = (words: string) => String.raw`["'<]?(?:${words})[\p{L}\p{M}]*["'>]?[\s:=："]*`;
const LATITUDE = named('lat|breite|breedte|szer|خط العرض|緯度|纬度');
const LONGITUDE = named('lon|lng|läng|lengte|dług|خط الطول|経度|经度');
const BETWEEN = String.raw`["\s,;&、，]*(?:<\/[a-z]+>\s*)?`;
const inNames = (first: string, second: string) =>
  new RegExp(
    String.raw`^(?:\{|<\p{L}+ )?\s*${first}(.+?)${BETWEEN}${second}([^"<}]+)["\s,;>}]*(?:/>|<\/[a-z]+>)?$`,
    'iu',
  );
const NAMED = inNames(LATITUDE, LONGITUDE);
const NAMED_TURNED = inNames(LONGITUDE, LATITUDE);

const placed = (before: string, between = '[,~_/ ]+') =>
  new RegExp(`(?:${before})([-+]?\\d+(?:\\.\\d+)?)${between}([-+]?\\d+(?:\\.\\d+)?)`, 'i');
/** Where links and formats write a place: pins before the view of the map. Some write the longitude first. */
const IN_LINKS: readonly (readonly [pattern: RegExp, isTurned?: boolean])[] = [
  [placed(String.raw`\bPOINT *(?:Z|M|ZM)? *\( *`, ' +'), true],
  [placed('"coordinates" *: *\\[ *|<coordinates> *'), true],
  // The last one is the place that is open.
  [placed('.*!3d', '!4d')],
  [placed('!2d', '!3d'), true],
  [placed('[?&]mlat=', '&mlon=')],
  [placed(String.raw`//(?:[\w-]+\.)*(?:yandex\.|ya\.ru/).*[?&](?:pt|whatshere\[point\])=`), true],
  [placed(String.raw`//(?:[\w-]+\.)*(?:yandex\.|ya\.ru/).*[?&]ll=`), true],
  [placed('[?&]x=', '&y='), true],
  [placed(String.raw`\bloc:|[?&]sp=point\.|[?&](?:q|query|coordinate|destination|daddr)=`)],
  [placed(String.raw`^geo:|@|#(?:map=|marker=)?[\d.]+/|[?&](?:ll|center|cp|map)=`)],
  [placed('[?&]lat(?:itude)?=', '.*?&(?:lon|lng|long|longitude)=')],
  [placed('[?&](?:lon|lng|long|longitude)=', '.*?&lat(?:itude)?='), true],
];

function inLink(text: string): readonly string[] | undefined {
  const link = decoded(text).replace(/[\s+]+(?=[-\d])/g, ' ');
  for (const [pattern, isTurned = false] of IN_LINKS) {
    const [, first, second] = link.match(pattern) ?? [];
    if (first !== undefined && second !== undefined) return isTurned ? [second, first] : [first, second];
  }
}

function halvesOf(text: string, locale: string): readonly string[] | undefined {
  const trimmed = text.trim();
  const found =
    inLink(trimmed) ?? trimmed.match(NAMED)?.slice(1) ?? trimmed.match(NAMED_TURNED)?.slice(1).reverse();
  if (found) return found.map((half) => plainDegrees(half, locale));
  const plain = plainDegrees(text, locale).replace(/^(?:LatLng)?\((.*)\)$|[;,]$/i, '$1');
  const lines = plain.split(/\s*[;|/\t\r\n]\s*/);
  if (lines.length === 2) return lines;
  const [, ...lettered] =
    plain.match(/^([NSEW][^NSEW]+)([NSEW][^NSEW]+)$/) ??
    plain.match(/^([^NSEW]+[NSEW])([^NSEW]+[NSEW])$/) ??
    plain.match(/^([^°NSEW]+°[^°NSEW]*?)([-+]?[\d.,]+ ?°[^°NSEW]*)$/) ??
    [];
  if (lettered.length === 2) return lettered;
  const spaced = plain.split(/, +/);
  if (spaced.length === 2) return spaced;
  const commas = plain.split(',');
  if (commas.length === 4) return [commas.slice(0, 2).join('.'), commas.slice(2).join('.')];
  if (commas.length === 2 && /\.|, ?[-+]/.test(plain)) return commas;
  const blanks = plain.split(/ +/);
  const [first = '', second = ''] = blanks;
  // 51 30.5 can also be degrees and minutes.
  const isPair =
    /[.,]\d/.test(first) || /^[-+]/.test(second) || (first.includes(':') && second.includes(':'));
  return blanks.length === 2 && isPair ? blanks : undefined;
}
