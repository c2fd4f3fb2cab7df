import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { MissingItems } from './SubmitReport';

const meta: Meta<typeof MissingItems> = {
  title: 'Report/Frame and bar/MissingItems',
  component: MissingItems,
  args: { bottom: 16, onClose: () => undefined },
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof MissingItems>;

export const Empty: Story = { args: { text: null } };
export const Some: Story = { args: { text: '12 items are unchecked. The first is Horn.' } };
export const Mobile: Story = { ...Some, ...phone };
