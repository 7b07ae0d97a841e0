import { worldOutline } from './world-outline.ts';

const TILE_PX = 256;
const MAX_ZOOM = 19;
const PATH = /\/tiles\/(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.svg$/;

/** Web Mercator. null for every other path. */
export function answerTile(request: Request): Response | null {
  const found = PATH.exec(new URL(request.url).pathname);
  if (request.method !== 'GET' || found === null) return null;
  const [z = 0, x = 0, y = 0] = found.slice(1).map(Number);
  const count = 2 ** z;
  if (z > MAX_ZOOM || x >= count || y >= count) return new Response(null, { status: 404 });
  return new Response(drawTile(z, x, y), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}

function drawTile(z: number, x: number, y: number): string {
  const side = TILE_PX / 2 ** z;
  const stroke = side / TILE_PX;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}" viewBox="${x * side} ${y * side} ${side} ${side}">`,
    `<rect x="${x * side}" y="${y * side}" width="${side}" height="${side}" fill="#d5e2ec"/>`,
    `<path d="${land}" fill="#f1efe6" stroke="#b9b7a6" stroke-width="${stroke * 1.5}" stroke-linejoin="round"/>`,
    `<path d="M${x * side} ${y * side}h${side}M${x * side} ${y * side}v${side}" stroke="#8ea3b5" stroke-opacity=".35" stroke-width="${stroke}"/>`,
    '</svg>',
  ].join('');
}

const land = worldOutline
  .map((coast) => {
    const points = coast.split(' ').map((point) => {
      const [longitude = 0, latitude = 0] = point.split(',').map(Number);
      return project(longitude, latitude);
    });
    return `M${points.join('L')}Z`;
  })
  .join('');

function project(longitude: number, latitude: number): string {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = ((longitude + 180) / 360) * TILE_PX;
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * TILE_PX;
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
