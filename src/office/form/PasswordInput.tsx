import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput, type TextInputProps } from 'react-admin';
import { ShowPasswordButton } from '@/components/PasswordField/ShowPasswordButton';

/**
 * A password as typed, with a button to show it. react-admin's own loses its button with this
 * version of MUI, because it passes it as `InputProps`.
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
