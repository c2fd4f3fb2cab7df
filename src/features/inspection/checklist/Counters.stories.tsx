import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { itemMarkedDefective, itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { Counters } from './Counters';

const meta: Meta<typeof Counters> = {
  title: 'Inspection/Counters',
  component: Counters,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof Counters>;

export const Blank: Story = { decorators: [onReport()] };
export const Mixed: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedGood('engine'));
      dispatch(itemMarkedDefective('horn'));
    }),
  ],
};
export const Mobile: Story = { ...Mixed, ...phone };
