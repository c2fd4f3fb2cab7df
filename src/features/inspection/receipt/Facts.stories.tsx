import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { Facts } from './Facts';

const meta: Meta<typeof Facts> = {
  title: 'Report/Receipt and history/Facts',
  component: Facts,
  parameters: reportParameters,
  decorators: [onReport()],
  args: {
    facts: [
      ['Truck', 'T-204'],
      ['Trailer', ''],
      ['Location', 'Joliet, IL'],
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Facts>;

export const Short: Story = {};
export const LongTexts: Story = { ...phone, args: { facts: [['Location', longText]] } };
