export { lms as lmsMessages } from '../../locales/en/lms.ts';
