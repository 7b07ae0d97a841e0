export { chart as chartMessages } from '../../locales/en/chart.ts';
