import { useState } from 'react';
import { styled } from '../theme/styled';
import { IconButton } from '../Button/Button';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldTexts } from '../FieldFrame/FieldFrame';
import { controlStyles } from '../FieldFrame/controlStyles';
import { Icon } from '../Icon/Icon';

const Holder = styled('div')({ position: 'relative' });

const Input = styled('input')(({ theme }) => ({
  ...controlStyles(theme),
  paddingRight: theme.house.layout.target + 8,
}));

const Toggle = styled(IconButton)({
  position: 'absolute',
  right: 0,
  top: 0,
  bottom: 0,
  height: '100%',
});

type PasswordFieldProps = FieldTexts & Omit<React.ComponentProps<'input'>, 'required' | 'type'>;

/** A labelled password that can be shown and hidden again (specification 2, Login page). */
export function PasswordField({
  id,
  label,
  error,
  helper,
  required,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper} required={required}>
      {(wiring) => (
        <Holder>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <Toggle
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
          </Toggle>
        </Holder>
      )}
    </FieldFrame>
  );
}
