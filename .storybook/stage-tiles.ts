import type { MapTiles } from '@timemap/admin-kit';

const drawing = [
  `<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'>`,
  `<rect width='256' height='256' fill='%23dfe7ee'/>`,
  `<path d='M0 128C64 96 96 176 160 144s64-64 96-16v128H0z' fill='%23cddccb'/>`,
  `<path d='M0 .5h256M.5 0v256' stroke='%23b4c2ce'/>`,
  `<text x='8' y='20' font-family='sans-serif' font-size='11' fill='%23566471'>{z}/{x}/{y}</text>`,
  '</svg>',
];

export const stageTiles: MapTiles = {
  url: `data:image/svg+xml,${drawing.join('')}`,
  attribution: 'Stand-in tiles, no real places',
};
