import type { Meta, StoryObj } from '@storybook/react-webpack5';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

const meta: Meta = { title: 'Foundations/MUI/IconButton', component: IconButton };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack direction="row" spacing={2} sx={{ color: 'text.primary' }}>
      <IconButton aria-label="Close">
        <CloseIcon />
      </IconButton>
      <IconButton aria-label="Close, now disabled" disabled>
        <CloseIcon />
      </IconButton>
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
