import { useId, useState } from 'react';
import { FormField, type FormFieldProps } from '../FormField/FormField';
import { ShowPasswordButton } from './ShowPasswordButton';

type PasswordFieldProps = Omit<FormFieldProps, 'type' | 'rows' | 'endAdornment'>;

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
        <ShowPasswordButton
          isShown={isShown}
          aria-controls={fieldId}
          onToggle={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
