import { useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { controlMessages } from './control-messages.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'endControl'>;

/** A password that its owner can look at. Password managers need `autoComplete`, @default 'current-password'. */
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
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
