import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { phone } from '@/testing/stories/phone';

const severities = ['info', 'success', 'warning', 'error'] as const;

const meta: Meta = { title: 'Foundations/MUI/Alert', component: Alert };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={1.5}>
      {severities.map((severity) => (
        <Alert key={severity} severity={severity}>
          {severity}: the report is kept on this phone.
        </Alert>
      ))}
      <Alert severity="warning" action={<Button variant="outlined">Try now</Button>}>
        The report is waiting for a connection. It is kept on this phone and sent by itself.
      </Alert>
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
export const Mobile: Story = { ...Dark, globals: { theme: 'light', ...phone.globals } };
