export { controls as controlMessages } from '../locales/en/controls.ts';
