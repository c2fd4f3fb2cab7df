import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const meta: Meta = { title: 'Foundations/MUI/Skeleton', component: Skeleton };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={2}>
      <Skeleton height={52} />
      <Skeleton variant="text" width="40%" />
      <Skeleton variant="circular" width={48} height={48} />
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
