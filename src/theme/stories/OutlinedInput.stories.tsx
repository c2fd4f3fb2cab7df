import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

interface FieldProps extends OutlinedInputProps {
  label: string;
  helper?: string;
}

function Field({ label, helper, error = false, required, ...input }: FieldProps) {
  const id = useId();
  return (
    <FormControl error={error}>
      <FormLabel htmlFor={id} data-required={required}>
        {label}
      </FormLabel>
      <OutlinedInput id={id} {...input} />
      {helper ? <FormHelperText>{helper}</FormHelperText> : null}
    </FormControl>
  );
}

const meta: Meta = { title: 'Foundations/MUI/OutlinedInput', component: OutlinedInput };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 420 }}>
      <Field label="Email" helper="We answer within a day." placeholder="maria@orchard.test" />
      <Field label="Commodity" required defaultValue="Apples" />
      <Field label="Total weight" error helper="Total weight is required" />
      <Field label="Comment" inputComponent="textarea" rows={3} />
      <Field label="Truck number" disabled defaultValue="418" />
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
