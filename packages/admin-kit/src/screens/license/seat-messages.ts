export { licenseSeats as licenseSeatsMessages } from '../../locales/en/license-seats.ts';
