import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { StatusPlace } from './ReportBar';

const meta: Meta<typeof StatusPlace> = {
  title: 'Inspection/StatusPlace',
  component: StatusPlace,
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof StatusPlace>;

/** With the keyboard open it moves to the header, which end-to-end tests cover. */
export const InTheBar: Story = { ...phone };
