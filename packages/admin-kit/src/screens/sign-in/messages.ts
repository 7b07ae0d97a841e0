export { signIn as signInMessages } from '../../locales/en/sign-in.ts';
