import { defineMessages } from '../../messages/define-messages.ts';

export const signInMessages = defineMessages('sign-in', {
  user: 'Username or email',
  password: 'Password',
  login: 'Login',
  notConfigured: 'The environment is not properly configured. You will not be able to log in.',
});
