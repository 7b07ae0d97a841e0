import { useMemo } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { controlMessages } from '../../messages/control-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText, withoutHiddenCharacters } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { whitelistMessages } from './messages.ts';
import { lookAlikeOf, suggestionsFor } from './rules.ts';

interface EntryNotesProps {
  text: string;
  /** The parts of the text between its separators. */
  parts: readonly string[];
  isBusy: boolean;
  onUse: (suggestion: string) => void;
}

export function EntryNotes({ text, parts, isBusy, onUse }: EntryNotesProps) {
  const words = useMessages(whitelistMessages);
  const { invisibleLeftOut } = useMessages(controlMessages);
  const lookAlikes = useMemo(() => parts.filter((part) => lookAlikeOf(part) !== null), [parts]);
  const suggestions = isBusy || parts.length !== 1 ? [] : suggestionsFor(parts[0] ?? '');
  return (
    <>
      <div role="status" className="ak-whitelist-manager-notes">
        {withoutHiddenCharacters(text) !== text && (
          <p className="ak-whitelist-manager-text">{invisibleLeftOut}</p>
        )}
        {lookAlikes.map((part) => (
          <LookAlikeAlert key={part} typed={part} />
        ))}
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

export function RefusedBefore({ why }: { why: string | undefined }) {
  const words = useMessages(whitelistMessages);
  if (why === undefined) return null;
  return (
    <span className="ak-whitelist-manager-refused">{words.refusedBefore({ why: visibleText(why) })}</span>
  );
}

function LookAlikeAlert({ typed }: { typed: string }) {
  const words = useMessages(whitelistMessages);
  const { locale } = useAdminKit().appearance;
  const inList = useListText();
  const lookAlike = lookAlikeOf(typed);
  if (lookAlike === null) return null;
  const names = new Intl.DisplayNames(locale, { type: 'script' });
  return (
    <Alert tone="warning">
      {words.mixesScripts({
        scripts: inList(lookAlike.scripts.map((script) => names.of(script) ?? script)),
        punycode: lookAlike.punycode,
      })}
    </Alert>
  );
}
