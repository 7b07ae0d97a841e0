import { useMessages } from '../../messages/messages.ts';
import { visibleTextParts } from '../../text/visible-text.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { orgDeleteMessages } from './messages.ts';
import { confirmationText } from './rules.ts';

interface ConfirmationFieldProps {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Where the confirmation is typed, under the text to type. What is hard to see is hard to type: that can be copied. */
export function ConfirmationField({ name, value, onValueChange }: ConfirmationFieldProps) {
  const words = useMessages(orgDeleteMessages);
  const text = confirmationText(name);
  const hasOddBlanks = /^\s|\s$|\s{2}/.test(name);
  const hasUnseen =
    hasOddBlanks || visibleTextParts(text, { marksOddSpaces: true }).some((part) => part.isHiddenCharacter);
  return (
    <TextField
      label={words.typeThis}
      hint={
        <>
          <span className="ak-delete-organization-dialog-phrase">
            <UserText text={text} marksOddSpaces />
            {hasUnseen && <CopyButton text={text} label={words.copyText} />}
          </span>
          {hasOddBlanks && words.oddBlanks}
        </>
      }
      value={value}
      onValueChange={onValueChange}
      data-first-focus
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
