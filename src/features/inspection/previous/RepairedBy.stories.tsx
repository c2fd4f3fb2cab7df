import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defects } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { RepairedBy } from './RepairedBy';

const meta: Meta<typeof RepairedBy> = {
  title: 'Report/Last report/RepairedBy',
  component: RepairedBy,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { defect: defects.open },
};
export default meta;

type Story = StoryObj<typeof RepairedBy>;

const repaired_by = { text: 'Big Rig Repair', by: 'Marcus Bell', at: '2026-11-21T15:00:00Z' };

export const Empty: Story = {};
export const Noted: Story = {
  ...phone,
  tags: ['richest'],
  args: { defect: { ...defects.open, repaired_by } },
};
