import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/**
 * Renders both icons; the theme shows the one that matches the native checkbox, whose state may change without React.
 */
function Marks() {
  return (
    <>
      <CheckBoxIcon className="checked" />
      <CheckBoxOutlineBlankIcon className="unchecked" />
    </>
  );
}

interface CheckboxFieldProps extends React.ComponentProps<'input'> {
  label: string;
}

/** A checkbox with a label. Takes the props of a native checkbox. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox icon={<Marks />} checkedIcon={<Marks />} slotProps={{ input }} />}
    />
  );
}
