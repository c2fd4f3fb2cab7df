import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/**
 * Renders both icons. The theme shows the one that matches the native checkbox, which may change
 * before hydration or through a form reset.
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

/** A checkbox with its label next to it. It accepts the props of a native checkbox. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox icon={<Marks />} checkedIcon={<Marks />} slotProps={{ input }} />}
    />
  );
}
