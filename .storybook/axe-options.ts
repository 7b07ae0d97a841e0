/** Landmarks of a page belong to the host. */
export const axeRules = [
  { id: 'target-size', enabled: true },
  { id: 'region', enabled: false },
];

export const axeRunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
