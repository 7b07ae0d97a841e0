export { consoleViews as viewMessages } from '../locales/en/console-views.ts';
