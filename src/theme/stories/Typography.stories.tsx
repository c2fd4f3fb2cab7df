import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { phone } from '@/testing/stories/phone';

const variants = ['h1', 'h2', 'h3', 'lead', 'body1', 'body2', 'caption', 'overline'] as const;

const meta: Meta = { title: 'Foundations/MUI/Typography', component: Typography };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant}>
          {variant}: freight that keeps its word
        </Typography>
      ))}
      <Typography color="textSecondary">body1 in the secondary color</Typography>
      <Typography color="error">body1 in the color of errors</Typography>
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
export const Mobile: Story = { ...Dark, globals: { ...Dark.globals, ...phone.globals } };
