import type { MapPin } from '@timemap/admin-api';

const EDGE_PX = 56;

export function drawMap(sheet: HTMLCanvasElement, pins: readonly MapPin[]): void {
  const ink = sheet.getContext('2d');
  if (ink === null) return;
  const { clientWidth: width, clientHeight: height } = sheet;
  const scale = window.devicePixelRatio;
  sheet.width = width * scale;
  sheet.height = height * scale;
  ink.scale(scale, scale);
  const { color, borderColor, fontFamily } = getComputedStyle(sheet);
  drawGraticule(ink, width, height, borderColor);
  ink.fillStyle = color;
  ink.font = `15px ${fontFamily}`;
  for (const { name, x, y } of placed(pins, width, height)) {
    ink.beginPath();
    ink.arc(x, y, 5, 0, 2 * Math.PI);
    ink.fill();
    ink.textAlign = x > width / 2 ? 'right' : 'left';
    ink.fillText(name, x > width / 2 ? x - 10 : x + 10, y + 5);
  }
}

function drawGraticule(ink: CanvasRenderingContext2D, width: number, height: number, color: string): void {
  ink.strokeStyle = color;
  for (let step = -4; step <= 4; step++) {
    const x = width / 2 + (step * width) / 8;
    const y = height / 2 + (step * height) / 8;
    ink.beginPath();
    ink.moveTo(x + step * 6, 0);
    ink.quadraticCurveTo(x - step * 8, height / 2, x + step * 6, height);
    ink.moveTo(0, y + step * 6);
    ink.quadraticCurveTo(width / 2, y - step * 8, width, y + step * 6);
    ink.stroke();
  }
}

function placed(pins: readonly MapPin[], width: number, height: number): MapPin[] {
  const within = (values: readonly number[], size: number) => {
    const least = Math.min(...values);
    const range = Math.max(...values) - least;
    return (value: number) =>
      range === 0 ? size / 2 : EDGE_PX + ((value - least) / range) * (size - 2 * EDGE_PX);
  };
  const across = within(
    pins.map(({ x }) => x),
    width,
  );
  const up = within(
    pins.map(({ y }) => y),
    height,
  );
  return pins.map(({ name, x, y }) => ({ name, x: across(x), y: height - up(y) }));
}
