import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const widths = ['lg', 'md'] as const;

const meta: Meta = { title: 'Foundations/MUI/Container', component: Container };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Stack spacing={2}>
      {widths.map((width) => (
        <Container key={width} maxWidth={width}>
          <Paper variant="outlined">{width}</Paper>
        </Container>
      ))}
    </Stack>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
