export { consolePages as pageMessages } from './locales/en/console-pages.ts';
