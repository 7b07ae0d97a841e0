export { consoleShell as shellMessages } from '../locales/en/console-shell.ts';
