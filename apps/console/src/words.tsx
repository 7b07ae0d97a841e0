import { MessageContext } from '@timemap/admin-kit';
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { directionOf, type LanguageChoice } from './language.ts';

/** Sets the chosen language for the content and the document. */
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
  /** A sentence with the gap in place of the children. */
  text: (gap: string) => string;
  /** @default unchanged */
  renderWords?: (words: string) => ReactNode;
  children: ReactNode;
}

/** A sentence with an element inside, in the word order of the language. */
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
