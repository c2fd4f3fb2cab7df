import { styled } from '../theme/styled';

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.house.layout.target,
  cursor: 'pointer',
  input: {
    width: 22,
    height: 22,
    margin: 0,
    flex: 'none',
    accentColor: theme.palette.primary.main,
    cursor: 'inherit',
  },
}));

interface CheckboxFieldProps extends React.ComponentProps<'input'> {
  label: string;
}

/** A box to tick, its text beside it. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <Label>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </Label>
  );
}
