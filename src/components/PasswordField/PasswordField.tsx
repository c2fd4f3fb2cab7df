import { useId, useState } from 'react';
import VisibilityOffOutlinedIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { FormField } from '../FormField/FormField';
import type { FormFieldProps } from '../FormField/FormField';

type PasswordFieldProps = Omit<FormFieldProps, 'type' | 'rows' | 'endAdornment'>;

/** A labeled password field with a button to reveal it. */
export function PasswordField({ id, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FormField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      id={fieldId}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-controls={fieldId}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <VisibilityOffOutlinedIcon /> : <VisibilityOutlinedIcon />}
        </IconButton>
      }
    />
  );
}
