import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const meta: Meta = { title: 'Foundations/MUI/Paper', component: Paper };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={2}>
      <Paper sx={{ p: 3 }}>Without an edge</Paper>
      <Paper variant="outlined" sx={{ p: 3 }}>
        Outlined
      </Paper>
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
