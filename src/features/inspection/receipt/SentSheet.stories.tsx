import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { SentSheet } from './SentSheet';

const meta: Meta<typeof SentSheet> = {
  title: 'Report/Receipt and history/SentSheet',
  component: SentSheet,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { report: makeSentReport() },
};
export default meta;

type Story = StoryObj<typeof SentSheet>;

export const AllClear: Story = {};
export const Mobile: Story = { ...phone };
