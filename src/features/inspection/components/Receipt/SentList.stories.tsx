import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { longWord } from '@/testing/extremes';
import { phone } from '@/testing/phone';
import { onReport, reportParameters } from '@/testing/reportStories';
import { SentList } from './SentList';

const meta: Meta<typeof SentList> = {
  title: 'Inspection/SentList',
  component: SentList,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { reports: [makeSentReport(), makeSentReport('T-118')], onOpen: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const LongWords: Story = { ...phone, args: { reports: [makeSentReport(longWord)] } };
