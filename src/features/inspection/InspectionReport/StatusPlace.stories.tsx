import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { StatusPlace } from './ReportBar';

const meta: Meta<typeof StatusPlace> = {
  title: 'Report/Frame and bar/StatusPlace',
  component: StatusPlace,
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof StatusPlace>;

export const InTheBar: Story = { ...phone };
