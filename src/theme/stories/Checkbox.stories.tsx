import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { CheckboxField } from '@/components/CheckboxField/CheckboxField';

/** Uses CheckboxField, because the theme styles the two icons of CheckboxField. */
const meta: Meta = { title: 'Foundations/MUI/Checkbox', component: Checkbox };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <CheckboxField name="a" label="Not chosen" />
      <CheckboxField name="b" label="Chosen" defaultChecked />
      <CheckboxField name="c" label="Disabled" disabled />
      <CheckboxField name="d" label="Chosen and disabled" disabled defaultChecked />
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
