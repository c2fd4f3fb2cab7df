import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Paper from '@mui/material/Paper';
import { phone } from '@/testing/stories/phone';
import { Columns } from './Columns';

const meta: Meta<typeof Columns> = {
  title: 'Shared/Page parts/Columns',
  component: Columns,
  args: {
    sx: { gap: 2 },
    children: ['Dry van', 'Refrigerated', 'Open deck'].map((text) => (
      <Paper key={text} variant="outlined" sx={{ p: 2 }}>
        {text}
      </Paper>
    )),
  },
};
export default meta;

type Story = StoryObj<typeof Columns>;

export const Shares: Story = {
  tags: ['richest'],
  args: { shares: [2, 1, 1], from: 'sm' },
};
export const Mobile: Story = { ...Shares, ...phone };
export const Fitting: Story = { args: { minWidth: 120 } };
export const Stretched: Story = { args: { minWidth: 120, stretch: true } };
