export { notices as noticeMessages } from '../locales/en/notices.ts';
