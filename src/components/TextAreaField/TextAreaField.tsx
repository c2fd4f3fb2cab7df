import { styled } from '../theme/styled';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldTexts } from '../FieldFrame/FieldFrame';
import { controlStyles } from '../FieldFrame/controlStyles';

const TextArea = styled('textarea')(({ theme }) => ({
  ...controlStyles(theme),
  resize: 'vertical' as const,
}));

type TextAreaFieldProps = FieldTexts & Omit<React.ComponentProps<'textarea'>, 'required'>;

/** A labelled text of several lines. */
export function TextAreaField({
  id,
  label,
  error,
  helper,
  required,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper} required={required}>
      {(wiring) => <TextArea rows={rows} {...area} {...wiring} />}
    </FieldFrame>
  );
}
