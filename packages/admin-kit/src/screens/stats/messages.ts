export { stats as statsMessages } from '../../locales/en/stats.ts';
