export { display as displayMessages } from '../locales/en/display.ts';
