import { MessageContext } from '@timemap/admin-kit';
import { type ReactNode, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { directionOf, type LanguageChoice } from './language.ts';

/** Gives everything inside, and the document, the language that was chosen. */
export function Words({ choice, children }: { choice: LanguageChoice; children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(choice.subscribe, choice.get);
  const settings = useMemo(() => ({ locale: language, overrides: messages }), [language, messages]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return <MessageContext value={settings}>{children}</MessageContext>;
}

/** Cannot be typed, so that no text of a language has it. */
const GAP = '\u0000';

interface AroundProps {
  /** A sentence with the gap where the children go. */
  text: (gap: string) => string;
  /** @default as they are */
  renderWords?: (words: string) => ReactNode;
  children: ReactNode;
}

/** A sentence with an element in it, in the order of the language. */
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
