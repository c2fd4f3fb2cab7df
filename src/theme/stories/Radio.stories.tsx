import type { Meta, StoryObj } from '@storybook/react-webpack5';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import { ChoiceCard } from '@/components/ChoiceCards/ChoiceCard';

/** Uses ChoiceCard, because the theme styles its two icons and the gap between choices in a row. */
const meta: Meta = { title: 'Foundations/MUI/Radio', component: Radio };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <ChoiceCard name="a" label="Not chosen" />
      <ChoiceCard name="b" label="Chosen" defaultChecked />
      <ChoiceCard name="c" label="Disabled" disabled />
      <ChoiceCard name="d" label="Chosen and disabled" disabled defaultChecked />
      <FormGroup row>
        <FormControlLabel control={<Radio name="e" defaultChecked />} label="Truck" />
        <FormControlLabel control={<Radio name="e" />} label="Trailer" />
      </FormGroup>
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
