import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

/** Both signs: the theme shows the one of the native box, which may be ticked before hydration or by a form's reset. */
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

/** A box to tick, its text beside it. Takes what a native checkbox takes. */
export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox icon={<Marks />} checkedIcon={<Marks />} slotProps={{ input }} />}
    />
  );
}
