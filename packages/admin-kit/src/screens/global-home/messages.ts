export { globalHome as globalHomeMessages } from '../../locales/en/global-home.ts';
