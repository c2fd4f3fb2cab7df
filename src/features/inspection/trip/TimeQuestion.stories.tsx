import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { headerFieldChanged, momentReplaced } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { TimeQuestion } from './TimeQuestion';

const meta: Meta<typeof TimeQuestion> = {
  title: 'Inspection/TimeQuestion',
  component: TimeQuestion,
  parameters: reportParameters,
  args: { children: <Typography>Day and time</Typography> },
};
export default meta;

type Story = StoryObj<typeof TimeQuestion>;

export const Now: Story = { decorators: [onReport((dispatch) => dispatch(momentReplaced(now())))] };
/** Asked once for this day and time. */
export const LongAgo: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => dispatch(headerFieldChanged({ field: 'date', value: '2021-11-19' }))),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, keep it' }));
    await expect(canvas.queryByText(/Is that right/)).toBeNull();
  },
};
