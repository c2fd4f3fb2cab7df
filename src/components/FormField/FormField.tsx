import { styled } from '../theme/styled';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldTexts } from '../FieldFrame/FieldFrame';
import { controlStyles } from '../FieldFrame/controlStyles';

const Input = styled('input')(({ theme }) => controlStyles(theme));

type FormFieldProps = FieldTexts & Omit<React.ComponentProps<'input'>, 'required'>;

/** A labelled input. Takes what an `input` takes, so a form's `field(name)` can be spread into it. */
export function FormField({ id, label, error, helper, required, ...input }: FormFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper} required={required}>
      {(wiring) => <Input {...input} {...wiring} />}
    </FieldFrame>
  );
}
