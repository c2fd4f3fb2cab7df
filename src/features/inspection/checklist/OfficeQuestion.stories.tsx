import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { OfficeQuestion } from './OfficeQuestion';

const meta: Meta<typeof OfficeQuestion> = {
  title: 'Report/Checklist/OfficeQuestion',
  component: OfficeQuestion,
  parameters: reportParameters,
  args: { itemKey: 'horn', label: 'Horn', office: undefined },
  decorators: [onReport(reportStates.contested)],
};
export default meta;

type Story = StoryObj<typeof OfficeQuestion>;

export const Certified: Story = {};
export const Mobile: Story = { ...phone };
