import { useState } from 'react';
import { controlMessages } from '../../messages/control-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { IconButton } from '../button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

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
