/** Every rule axe has, best practice and target size with them; page-level landmarks belong to the host. */
export const axeRules = [
  { id: 'target-size', enabled: true },
  { id: 'region', enabled: false },
];

export const axeRunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
