export { consoleTemplates as templateMessages } from '../locales/en/console-templates.ts';
