import type { MapPin } from '@timemap/admin-api';
import { useEffect, useRef } from 'react';
import { drawMap } from './draw-map.ts';

export function AtlasMap({ pins }: { pins: readonly MapPin[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const sheet = canvas.current;
    if (sheet === null) return;
    const draw = () => drawMap(sheet, pins);
    const resized = new ResizeObserver(draw);
    const darkness = window.matchMedia('(prefers-color-scheme: dark)');
    resized.observe(sheet);
    darkness.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      darkness.removeEventListener('change', draw);
    };
  }, [pins]);
  return (
    <canvas ref={canvas} className="atlas-map" role="img" aria-label={`Map with ${pins.length} places`} />
  );
}
