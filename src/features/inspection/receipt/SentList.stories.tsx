import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { longWord } from '@/testing/fixtures/extremes';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { SentList } from './SentList';

const meta: Meta<typeof SentList> = {
  title: 'Report/Receipt and history/SentList',
  component: SentList,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { reports: [makeSentReport(), makeSentReport('T-118')], onOpen: fn() },
};
export default meta;

type Story = StoryObj<typeof SentList>;

export const Two: Story = {};
export const LongTexts: Story = { ...phone, args: { reports: [makeSentReport(longWord)] } };
