import { type ComponentProps, type FormEvent, use, useId, useState } from 'react';
import { AdminKitContext } from '../../context/admin-kit-context.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { NameField } from '../../parts/name-field.tsx';
import { FreeScreenBoundary } from '../../parts/screen-boundary.tsx';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/field/text-field.tsx';
import { signInMessages } from './messages.ts';
import { type SignInOptions, useSignIn } from './use-sign-in.ts';
import './sign-in-form.css';

export interface SignInFormProps
  extends SignInOptions,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {}

/**
 * Username or email, password, Login. It has its own client and needs no provider, because there is no
 * session yet; inside a provider it has the provider's appearance. Without a client it says that the
 * environment is not configured. The server checks everything (A §5).
 * @operation POST /login
 * @spec A §2, A §4, A §8
 */
export function SignInForm(props: SignInFormProps) {
  return (
    <FreeScreenBoundary screen="sign-in-form">
      <Form {...props} />
    </FreeScreenBoundary>
  );
}

function Form({ client, onSignedIn, onSignInFailed, className, ...rest }: SignInFormProps) {
  const words = useMessages(signInMessages);
  const errorText = useErrorText();
  const appearance = use(AdminKitContext)?.appearance;
  const { status, error, submit } = useSignIn({ client, onSignedIn, onSignInFailed });
  const notConfiguredId = useId();
  const errorId = useId();
  const describedBy = error === null ? undefined : errorId;
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form of the host around this one is not sent.
    event.stopPropagation();
    submit({ user, password }).catch(reportError);
  };

  return (
    <form
      dir={appearance?.dir}
      lang={appearance?.lang}
      data-theme={appearance === undefined || appearance.theme === 'system' ? undefined : appearance.theme}
      data-density={appearance?.density}
      {...rest}
      className={['ak-root', 'ak-sign-in-form', className].filter(Boolean).join(' ')}
      method="post"
      noValidate
      onSubmit={onSubmit}
    >
      {client === null && (
        <Alert tone="warning" id={notConfiguredId}>
          {words.notConfigured}
        </Alert>
      )}
      {error !== null && (
        <Alert id={errorId} tone="warning" isInterrupting>
          {errorText(error)}
        </Alert>
      )}
      <NameField
        label={words.user}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={user}
        onValueChange={setUser}
        aria-describedby={describedBy}
      />
      <PasswordField
        label={words.password}
        name="password"
        value={password}
        onValueChange={setPassword}
        aria-describedby={describedBy}
      />
      <Button
        type="submit"
        variant="primary"
        isBusy={status === 'attempting'}
        aria-disabled={client === null || undefined}
        aria-describedby={client === null ? notConfiguredId : undefined}
      >
        {words.login}
      </Button>
    </form>
  );
}
