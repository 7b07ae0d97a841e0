export { license as licenseMessages } from '../../locales/en/license.ts';
