import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { atNow, longAgo, reportParameters } from '@/testing/stories/reportStories';
import { TimeQuestion } from './TimeFields';

const meta: Meta<typeof TimeQuestion> = {
  title: 'Report/Driver, vehicle and trip/TimeQuestion',
  component: TimeQuestion,
  parameters: reportParameters,
  args: { children: <Typography>Day and time</Typography> },
};
export default meta;

type Story = StoryObj<typeof TimeQuestion>;

export const Now: Story = { decorators: [atNow] };
export const LongAgo: Story = {
  ...phone,
  decorators: [longAgo],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, keep it' }));
    await expect(canvas.queryByText(/Is that right/)).toBeNull();
  },
};
