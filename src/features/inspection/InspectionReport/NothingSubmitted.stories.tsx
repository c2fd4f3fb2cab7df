import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { NothingSubmitted } from './SubmitReport';

const meta: Meta<typeof NothingSubmitted> = {
  title: 'Report/Frame and bar/NothingSubmitted',
  component: NothingSubmitted,
  args: { bottom: 16, onClose: () => undefined },
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof NothingSubmitted>;

export const Empty: Story = { args: { text: null } };
export const Some: Story = { args: { text: '12 items are unchecked. The first is Horn.' } };
export const Unchanged: Story = {
  args: { text: 'The office has it since 6:12 AM. Nothing has changed.' },
};
export const Mobile: Story = { ...Some, ...phone };
