import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defects } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { TakeBack } from './TakeBack';

const meta: Meta<typeof TakeBack> = {
  title: 'Report/Last report/TakeBack',
  component: TakeBack,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { defect: defects.reopened },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { ...phone };
export const Dark: Story = { ...inTheDark };
