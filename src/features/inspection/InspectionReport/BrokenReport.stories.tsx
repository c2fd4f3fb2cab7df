import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { BrokenReport } from './BrokenReport';

const meta: Meta<typeof BrokenReport> = {
  title: 'Report/Frame and bar/BrokenReport',
  component: BrokenReport,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { isFirst: true, onOpenAgain: fn() },
};
export default meta;

type Story = StoryObj<typeof BrokenReport>;

export const First: Story = {};
export const Again: Story = { args: { isFirst: false } };
export const Mobile: Story = { ...Again, ...phone };
export const Dark: Story = { ...Again, ...inTheDark };
