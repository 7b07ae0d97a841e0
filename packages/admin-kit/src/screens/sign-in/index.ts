export { signInMessages } from './messages.ts';
export type { SignInFormProps } from './sign-in-form.tsx';
export { SignInForm } from './sign-in-form.tsx';
export type { Credentials, SignIn, SignInOptions } from './use-sign-in.ts';
export { useSignIn } from './use-sign-in.ts';
