import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { visibleText, withoutHiddenCharacters } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { lookAlikeOf, suggestionsFor } from './cleaned-entry.ts';
import { whitelistMessages } from './messages.ts';

interface EntryNotesProps {
  typed: string;
  isBusy: boolean;
  /** Fires with the suggestion that a person takes. */
  onUse: (suggestion: string) => void;
}

/** What is left out of a typed text, what it may only look like, and what may have been meant. Nothing of it blocks. */
export function EntryNotes({ typed, isBusy, onUse }: EntryNotesProps) {
  const words = useMessages(whitelistMessages);
  const { locale } = useAdminKit().appearance;
  const suggestions = isBusy ? [] : suggestionsFor(typed);
  const lookAlike = lookAlikeOf(typed);
  const hiddenCount = [...typed].length - [...withoutHiddenCharacters(typed)].length;
  return (
    <>
      <div role="status" className="ak-whitelist-manager-notes">
        {hiddenCount > 0 && (
          <p className="ak-whitelist-manager-text">
            {hiddenCount === 1
              ? words.invisibleOne
              : words.invisible({ count: hiddenCount.toLocaleString(locale) })}
          </p>
        )}
        {lookAlike && (
          <Alert tone="warning">
            {words.mixesScripts({
              scripts: scriptNames(lookAlike.scripts, locale),
              punycode: lookAlike.punycode,
            })}
          </Alert>
        )}
      </div>
      {suggestions.length > 0 && (
        <fieldset className="ak-whitelist-manager-meant">
          <legend className="ak-whitelist-manager-meant-title">{words.meant}</legend>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" onClick={() => onUse(suggestion)}>
              {words.use({ entry: visibleText(suggestion) })}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function scriptNames(scripts: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'script' });
  return scripts.map((script) => names.of(script) ?? script).join(', ');
}
