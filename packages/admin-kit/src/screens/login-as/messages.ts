export { loginAs as loginAsMessages } from '../../locales/en/login-as.ts';
