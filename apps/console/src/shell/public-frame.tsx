import { useMessages } from '@timemap/admin-kit';
import { type ReactNode, useId } from 'react';
import { useConsole, useLanguage } from '../console-context.ts';
import { isReviewed, type Language, languageNames } from '../language.ts';
import { pageMessages } from '../messages.ts';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { PageHeading } from './page-heading.tsx';
import './public-frame.css';

interface PublicFrameProps {
  heading: string;
  children: ReactNode;
}

export function PublicFrame({ heading, children }: PublicFrameProps) {
  return (
    <div className="console-public">
      <LanguageSelect />
      <header className="console-public-header">
        <Brand />
      </header>
      <main className="console-public-main">
        <PageHeading>{heading}</PageHeading>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** A native select, because the page before login loads no menu. */
function LanguageSelect() {
  const { language: choice } = useConsole();
  const { language, wanted } = useLanguage();
  const words = useMessages(pageMessages);
  const noteId = useId();
  return (
    <>
      <select
        className="console-public-language"
        aria-label={words.language}
        aria-describedby={isReviewed(language) ? undefined : noteId}
        value={wanted?.hasFailed === false ? wanted.language : language}
        onChange={({ target }) => void choice.choose(target.value as Language)}
      >
        {Object.entries(languageNames).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      {!isReviewed(language) && (
        <p id={noteId} className="console-public-note">
          {words.languageNotReviewed}
        </p>
      )}
    </>
  );
}
