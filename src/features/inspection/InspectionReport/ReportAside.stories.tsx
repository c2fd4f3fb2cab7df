import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { itemMarkedDefective, itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { ReportAside } from './ReportAside';

const meta: Meta<typeof ReportAside> = {
  title: 'Report/Frame and bar/ReportAside',
  component: ReportAside,
  parameters: reportParameters,
  args: { isReadOnly: false },
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedGood('engine'));
      dispatch(itemMarkedDefective('horn'));
    }),
  ],
};
export default meta;

type Story = StoryObj<typeof ReportAside>;

export const NextToTheChecklist: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Mobile: Story = { ...phone };
export const Dark: Story = { ...inTheDark };
