import { styled } from '../theme/styled';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldTexts } from '../FieldFrame/FieldFrame';
import { controlStyles } from '../FieldFrame/controlStyles';

const Select = styled('select')(({ theme }) => ({
  ...controlStyles(theme),
  option: { background: theme.palette.background.paper, color: theme.palette.text.primary },
}));

interface Option {
  value: string;
  text: string;
}

type SelectFieldProps = FieldTexts &
  Omit<React.ComponentProps<'select'>, 'required'> & { options: readonly Option[] };

/** A labelled choice among a few, by the phone's own picker. */
export function SelectField({
  id,
  label,
  error,
  helper,
  required,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper} required={required}>
      {(wiring) => (
        <Select {...select} {...wiring}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
