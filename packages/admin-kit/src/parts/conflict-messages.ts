export { conflict as conflictMessages } from '../locales/en/conflict.ts';
