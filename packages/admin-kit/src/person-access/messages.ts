export { personAccess as personAccessMessages } from '../locales/en/person-access.ts';
