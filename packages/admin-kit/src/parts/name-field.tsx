import { type ChangeEvent, useState } from 'react';
import { controlMessages } from '../messages/control-messages.ts';
import { useMessages } from '../messages/messages.ts';
import { withoutHiddenCharacters } from '../text/visible-text.ts';
import { TextField, type TextFieldProps } from '../ui/field/text-field.tsx';

/** A text that names a person, an organization, a domain or a code. Leaves out invisible characters and says so. */
export function NameField({ note, onChange, ...rest }: TextFieldProps) {
  const { invisibleLeftOut } = useMessages(controlMessages);
  const [hasLeftOut, setHasLeftOut] = useState(false);
  const saysSo = hasLeftOut && rest.value !== '';
  return (
    <TextField
      {...rest}
      note={
        saysSo ? (
          <>
            {invisibleLeftOut} {note}
          </>
        ) : (
          note
        )
      }
      onChange={(event) => {
        setHasLeftOut(leaveOutInvisible(event) || saysSo);
        onChange?.(event);
      }}
    />
  );
}

/** Returns whether there were any. The caret stays where it was. */
function leaveOutInvisible({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const { inputType, isComposing } = nativeEvent as globalThis.InputEvent;
  // A text that is being composed belongs to the input method.
  if (isComposing) return false;
  const clean = inputType === 'insertText' ? visibleWhileTyped : withoutHiddenCharacters;
  const visible = clean(target.value);
  if (visible === target.value) return false;
  const caret = target.selectionStart;
  const before = clean(target.value.slice(0, caret ?? 0)).length;
  target.value = visible;
  // Fields for emails have no caret to set.
  if (caret !== null) target.setSelectionRange(before, before);
  return true;
}

/** A joiner at the end stays, because the next letter may need it. */
function visibleWhileTyped(text: string): string {
  const [last = '', joiner = ''] = [...text].slice(-2);
  if (!/[\u200C\u200D]/.test(joiner)) return withoutHiddenCharacters(text);
  return withoutHiddenCharacters(text + last).slice(0, -last.length);
}
