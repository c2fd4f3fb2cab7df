import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { now } from '@/features/inspection/model/state/header';
import { phone } from '@/testing/stories/phone';
import { atNow, longAgo, reportParameters } from '@/testing/stories/reportStories';
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
