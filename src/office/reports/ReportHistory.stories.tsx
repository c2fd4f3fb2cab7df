import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { reportRecord } from '@/testing/fixtures/office';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { ReportHistory } from './ReportHistory';

const meta: Meta<typeof ReportHistory> = {
  title: 'Office/Reports/ReportHistory',
  component: ReportHistory,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { history: reportRecord.history },
  play: shows('Certified'),
};
export default meta;

type Story = StoryObj<typeof ReportHistory>;

export const TwoEvents: Story = {};
export const Mobile: Story = { ...phone };
