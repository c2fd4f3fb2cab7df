import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ReportSkeleton } from './ReportSkeleton';

const meta: Meta<typeof ReportSkeleton> = {
  title: 'Report/Frame and bar/ReportSkeleton',
  component: ReportSkeleton,
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof ReportSkeleton>;

export const Loading: Story = {};
