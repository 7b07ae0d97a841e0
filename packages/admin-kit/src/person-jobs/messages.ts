export { personJobs as personJobsMessages } from '../locales/en/person-jobs.ts';
