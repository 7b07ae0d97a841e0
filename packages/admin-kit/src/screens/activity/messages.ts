export { activity as activityMessages } from '../../locales/en/activity.ts';
