import { invalid } from './refusal.ts';
import type { MapPin } from './rows.ts';

type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasShape(value: unknown, shape: Record<string, 'string' | 'number'>): value is Values {
  return (
    isRecord(value) &&
    Object.keys(value).length === Object.keys(shape).length &&
    Object.entries(shape).every(([name, type]) => typeof value[name] === type)
  );
}

const TITLE_MAX = 75;
const DESCRIPTION_MAX = 2500;
const PIN_NAME_MAX = 32;
const IMAGE_URL_MAX = 300;

export function requireProjectTexts(name: string, description: string): void {
  if (name.trim() === '' || description.trim() === '')
    throw invalid('A project needs a name and a description.');
  if (name.length > TITLE_MAX) throw invalid(`The name is longer than ${TITLE_MAX} characters.`);
  if (description.length > DESCRIPTION_MAX) {
    throw invalid(`The description is longer than ${DESCRIPTION_MAX} characters.`);
  }
}

/** The format is `{"nodes":[{"name","xCoord","yCoord"}]}` (B §7). */
export function decodeMapPins(json: string): MapPin[] {
  const pins: unknown = JSON.parse(json);
  if (!isRecord(pins) || !Array.isArray(pins.nodes) || Object.keys(pins).length !== 1) {
    throw invalid('The field "mappins" must hold an object with a list "nodes" and nothing else.');
  }
  return pins.nodes.map((node: unknown) => {
    if (!hasShape(node, { name: 'string', xCoord: 'number', yCoord: 'number' })) {
      throw invalid('Each node of the field "mappins" must have name, xCoord and yCoord and nothing else.');
    }
    const title = String(node.name);
    if (title.length > PIN_NAME_MAX) throw invalid(`A pin's name is longer than ${PIN_NAME_MAX} characters.`);
    return { title, x: Number(node.xCoord), y: Number(node.yCoord) };
  });
}

export function readProjectData(json: string): Values {
  const data: unknown = JSON.parse(json);
  const { type, ...rest } = isRecord(data) ? data : {};
  if (type !== 'default' && type !== 'image' && type !== 'map') {
    throw invalid('The field "data" must hold an object whose type is default, image or map.');
  }
  const isFitting =
    (type === 'default' && Object.keys(rest).length === 0) ||
    (type === 'image' && hasShape(rest, { background_image: 'string' })) ||
    (type === 'map' &&
      Object.keys(rest).length === 1 &&
      hasShape(rest.coords, { latitude: 'number', longitude: 'number', zoom_level: 'number' }));
  if (!isFitting) {
    throw invalid(
      `The field "data" must hold exactly what the type ${type} needs: background_image, coords or nothing.`,
    );
  }
  if (type === 'image') requireImageUrl(String(rest.background_image));
  return { type, ...rest };
}

function requireImageUrl(url: string): void {
  if (url.length > IMAGE_URL_MAX) throw invalid(`The image URL is longer than ${IMAGE_URL_MAX} characters.`);
  if (!/^https?:\/\/.+\.(gif|jpg|jpeg|png|svg|tiff)$/i.test(url))
    throw invalid('The image URL is not the address of an image.');
}
