import type { ClipboardEvent } from 'react';
import { controlMessages } from '../messages/control-messages.ts';
import { useListText } from '../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../messages/messages.ts';
import { visibleText } from '../text/visible-text.ts';
import { Button } from '../ui/button/button.tsx';
import { TextField, type TextFieldProps } from '../ui/field/text-field.tsx';
import { linesOf } from './lines.ts';
import { peopleMessages } from './messages.ts';
import { useFieldPerson } from './person-to-send.ts';
import { UNSHOWN } from './reading.ts';

export interface PersonTextFieldProps extends Omit<TextFieldProps, 'value'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Where several people can go. @default nowhere */
  several?: { label: string; take: (names: readonly string[]) => void };
}

/** A field for one person. Says what is sent if it differs from the text, and never chooses among several people. */
export function PersonTextField({ value, onValueChange, several, error, ...rest }: PersonTextFieldProps) {
  const words = useMessages(peopleMessages);
  const { invisibleLeftOut } = useMessages(controlMessages);
  const format = useNumberFormat();
  const inList = useListText();
  const read = useFieldPerson(value);

  const notes: string[] = [];
  if (read.kind === 'one' && read.isChanged) {
    notes.push(words.sent({ person: visibleText(read.name) }));
    if (read.removed.length > 0) {
      const removed = read.removed.map((text) => visibleText(text).replaceAll(UNSHOWN, words.notShown));
      notes.push(words.leftOut({ text: inList(removed) }));
    }
    if (read.hadOtherHyphens) notes.push(words.hyphensRead);
    if (read.hadHiddenCharacters) notes.push(invisibleLeftOut);
  }
  const problem =
    read.kind === 'several'
      ? words.several({ count: format(read.names.length) })
      : read.kind === 'lost' && words.notRead;
  // A line of text would join the lines, and two people would become one.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = linesOf(event.clipboardData.getData('text')).filter((line) => line.trim() !== '');
    const { value: before, selectionStart, selectionEnd, readOnly } = event.currentTarget;
    if (lines.length < 2 || readOnly) return;
    event.preventDefault();
    const end = before.slice(selectionEnd ?? before.length);
    onValueChange(`${before.slice(0, selectionStart ?? before.length)}${lines.join('; ')}${end}`);
  };
  return (
    <>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        value={value}
        onValueChange={onValueChange}
        onPaste={paste}
        note={notes.join(' ')}
        error={problem || error}
      />
      {read.kind === 'several' && several && (
        <div>
          <Button size="small" onClick={() => several.take(read.names)}>
            {several.label}
          </Button>
        </div>
      )}
    </>
  );
}
