export { people as peopleMessages } from '../locales/en/people.ts';
