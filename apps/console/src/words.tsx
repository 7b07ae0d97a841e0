import { MessageContext } from '@timemap/admin-kit';
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { directionOf, type LanguageChoice } from './language.ts';

export function Words({ choice, children }: { choice: LanguageChoice; children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(choice.subscribe, choice.get);
  const settings = useMemo(() => ({ locale: language, overrides: messages }), [language, messages]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return <MessageContext value={settings}>{children}</MessageContext>;
}

/** Cannot be typed, so no translation contains it. */
const GAP = '\u0000';

interface AroundProps {
  text: (gap: string) => string;
  renderWords?: (words: string) => ReactNode;
  children: ReactNode;
}

export function Around({ text, renderWords = (words) => words, children }: AroundProps) {
  const [before = '', after = ''] = text(GAP).split(GAP);
  return (
    <>
      {before !== '' && renderWords(before)}
      {children}
      {after !== '' && renderWords(after)}
    </>
  );
}
