export { checks as checksMessages } from '../locales/en/checks.ts';
