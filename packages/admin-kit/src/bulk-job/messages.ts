export { bulkJob as bulkJobMessages } from '../locales/en/bulk-job.ts';
