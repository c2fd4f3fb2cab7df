import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, type TextInputProps } from 'react-admin';
import { ShowPasswordButton } from '@/components/PasswordField/ShowPasswordButton';

/**
 * A password field with a button that shows the password. With this version of MUI, react-admin's own field has no
 * button, because it passes the button as `InputProps`.
 */
export function PasswordInput(props: TextInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      parse={(text: string) => text}
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <ShowPasswordButton isShown={isShown} onToggle={() => setShown(!isShown)} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
