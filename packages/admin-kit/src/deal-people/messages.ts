export { dealPeople as dealPeopleMessages } from '../locales/en/deal-people.ts';
