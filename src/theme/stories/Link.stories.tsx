import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const meta: Meta = { title: 'Foundations/MUI/Link', component: Link };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Typography>
      In a text a link has <Link href="#terms">a line under it</Link>; in a list of links it is{' '}
      <Link href="#terms" underline="hover">
        underlined while the pointer is on it
      </Link>
      .
    </Typography>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
