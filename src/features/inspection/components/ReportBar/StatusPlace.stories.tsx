import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/phone';
import { onReport, reportParameters } from '@/testing/reportStories';
import { StatusPlace } from './StatusPlace';

const meta: Meta<typeof StatusPlace> = {
  title: 'Inspection/StatusPlace',
  component: StatusPlace,
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof meta>;

/** With the keyboard open it is in the header: end-to-end tests show it. */
export const InTheBar: Story = { ...phone };
