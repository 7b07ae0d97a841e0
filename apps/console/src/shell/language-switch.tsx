import { useMessages } from '@timemap/admin-kit';
import { VisuallyHidden } from '@timemap/admin-kit/ui/text';
import { useId, useState } from 'react';
import { useConsole, useLanguage } from '../console-context.ts';
import { directionOf, isReviewed, type Language, languageNames } from '../language.ts';
import { pageMessages } from '../messages.ts';
import { shellMessages } from './messages.ts';
import './language-switch.css';

const languages = Object.keys(languageNames) as Language[];

export function LanguageSwitch() {
  const { language: choice } = useConsole();
  const { language, wanted } = useLanguage();
  const words = useMessages(shellMessages);
  const { language: legend, languageNotLoaded, languageNotReviewed } = useMessages(pageMessages);
  const noteId = useId();
  const [first] = useState(language);
  const [hasChanged, setHasChanged] = useState(false);
  if (language !== first && !hasChanged) setHasChanged(true);
  const isLoading = wanted?.hasFailed === false;
  const chosen = isLoading ? wanted.language : language;
  return (
    <fieldset className="console-language" aria-busy={isLoading}>
      <legend className="console-language-legend">{legend}</legend>
      <div className="console-language-choices">
        {languages.map((each) => (
          <label key={each} className="console-language-choice" lang={each}>
            <input
              type="radio"
              name="language"
              className="console-language-radio"
              checked={each === chosen}
              aria-describedby={isReviewed(each) ? undefined : noteId}
              onChange={() => void choice.choose(each)}
            />
            <span dir={directionOf(each)}>{languageNames[each]}</span>
            {!isReviewed(each) && <span aria-hidden="true">*</span>}
          </label>
        ))}
      </div>
      <p className="console-language-note">
        <span aria-hidden="true">* </span>
        <span id={noteId}>{languageNotReviewed}</span>
      </p>
      {wanted?.hasFailed === true && (
        <p role="alert" className="console-language-failed">
          {languageNotLoaded({ language: languageNames[wanted.language] })}
        </p>
      )}
      <VisuallyHidden role="status">{hasChanged && words.languageChanged}</VisuallyHidden>
    </fieldset>
  );
}
