import type { Meta, StoryObj } from '@storybook/react-webpack5';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const meta: Meta = { title: 'Foundations/MUI/Button', component: Button };
export default meta;

type Story = StoryObj;

const variants = ['contained', 'outlined', 'text'] as const;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant={variant}>Get instant quote</Button>
          <Button variant={variant} disabled>
            Sending...
          </Button>
          <Button variant={variant} startIcon={<CheckIcon />}>
            With an icon
          </Button>
          <Button variant={variant} href="#report">
            A link
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
