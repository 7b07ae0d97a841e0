import { useMessages } from '@timemap/admin-kit';
import { SignInForm } from '@timemap/admin-kit/sign-in';
import { Alert } from '@timemap/admin-kit/ui/alert';
import { Button } from '@timemap/admin-kit/ui/button';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useConsole, useLanguage, usePreferences, useSessionState } from '../console-context.ts';
import { languageNames } from '../language.ts';
import { lazyPart } from '../lazily.ts';
import { pageMessages } from '../messages.ts';
import './login-card.css';

const Product = lazyPart(() => import('./product.tsx'));

interface LoginCardProps {
  /** The form stays busy until the promise settles. @default the guards of the routes react */
  onLoggedIn?: () => Promise<void>;
}

export function LoginCard({ onLoggedIn }: LoginCardProps) {
  const { client, configProblem, isSessionPersistent, language, logIn, reload, visit } = useConsole();
  // An answer that comes later ends in a page that nobody sees.
  const [hasUnfinishedWrite] = useState(() => visit.writesUnderWay.size > 0);
  const { theme } = usePreferences();
  const { wanted } = useLanguage();
  const words = useMessages(pageMessages);
  const state = useSessionState();
  const because = state.status === 'signedOut' ? state.because : null;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // Where fingers type, a keyboard would cover the page unasked.
    if (window.matchMedia?.('(hover: hover)').matches) form.current?.querySelector('input')?.focus();
  }, []);
  return (
    <>
      <p className="console-login-product">{words.product}</p>
      <div className="console-login">
        {because === 'ended' && <Alert>{words.sessionEnded}</Alert>}
        {because === 'ended' && hasUnfinishedWrite && <Alert tone="warning">{words.unfinishedWrite}</Alert>}
        {because === 'unconfirmed' && <Alert>{words.sessionUnconfirmed}</Alert>}
        {wanted?.hasFailed === true && (
          <Alert
            action={<Button onClick={() => void language.choose(wanted.language)}>{words.retry}</Button>}
          >
            {words.languageNotLoaded({ language: languageNames[wanted.language] })}
          </Alert>
        )}
        {client !== null && !isSessionPersistent() && <Alert>{words.storageBlocked}</Alert>}
        <SignInForm
          ref={form}
          client={client}
          data-theme={theme === 'system' ? undefined : theme}
          onSignedIn={async ({ sessionId }) => {
            await logIn(sessionId);
            await onLoggedIn?.();
          }}
        />
        {configProblem !== null && (
          <p className="console-login-problem">
            <span lang="en">{configProblem}</span> <Button onClick={reload}>{words.retry}</Button>
          </p>
        )}
      </div>
      <Suspense>
        <Product />
      </Suspense>
    </>
  );
}
