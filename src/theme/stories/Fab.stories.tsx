import type { Meta, StoryObj } from '@storybook/react-webpack5';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Fab from '@mui/material/Fab';

const meta: Meta = { title: 'Foundations/MUI/Fab', component: Fab };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { 'aria-label': 'Scroll to top', children: <ArrowUpwardIcon /> },
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
