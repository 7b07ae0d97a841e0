import { type ComponentProps, type ReactNode, useState } from 'react';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/icons.tsx';
import { CharacterCounter } from './character-counter.tsx';
import type { FieldTexts } from './field.tsx';
import { PlainTextField } from './plain-text-field.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'children' | 'required' | 'disabled'> {
  onValueChange?: (value: string) => void;
  startIcon?: ReactNode;
  endControl?: ReactNode;
  /** At the end of the line below the input. @default a counter if `value` and `maxLength` are set (B §5) */
  aside?: ReactNode;
  /** When that counter is shown. @default 'always' */
  counter?: 'always' | 'near the limit';
}

/**
 * One line of text with its label. `className` and `style` go to the field, everything else, including `ref`
 * and `id`, to the input. Read-only inside a busy dialog.
 */
export function TextField({ counter = 'always', ...props }: TextFieldProps) {
  const { value, maxLength } = props;
  const characters = typeof value === 'string' && maxLength !== undefined && (
    <CharacterCounter length={value.length} limit={maxLength} shown={counter} />
  );
  return <PlainTextField {...props} aside={props.aside ?? characters} />;
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endControl'>;

/** A password with a button that reveals it. Password managers need `autoComplete`, @default 'current-password'. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useMessages(controlMessages);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      endControl={
        <IconButton
          size="small"
          label={isShown ? words.hidePassword : words.showPassword}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
