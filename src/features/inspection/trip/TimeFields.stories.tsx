import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { now } from '@/features/inspection/model/state/header';
import { phone } from '@/testing/stories/phone';
import { atNow, longAgo, onReport, reportParameters } from '@/testing/stories/reportStories';
import { TimeFields } from './TimeFields';

const meta: Meta<typeof TimeFields> = {
  title: 'Report/Driver, vehicle and trip/TimeFields',
  component: TimeFields,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof TimeFields>;

export const Now: Story = { decorators: [atNow] };
export const LongAgo: Story = {
  ...phone,
  decorators: [longAgo],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use now' }));
    await expect(canvas.queryByText(/Is that right/)).toBeNull();
    await expect(canvas.getByLabelText('Date')).toHaveValue(now().date);
  },
};
export const BegunYesterday: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
      const { type, payload } = itemMarkedGood('horn');
      dispatch({ type, payload, meta: { at: yesterday } });
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Begun yesterday/);
    await userEvent.click(canvas.getByRole('button', { name: 'Inspect now' }));
    await expect(canvas.queryByText(/^Begun/)).toBeNull();
    await expect(canvas.getByLabelText('Date')).toHaveValue(now().date);
  },
};
