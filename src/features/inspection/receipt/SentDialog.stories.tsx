import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { SentDialog } from './SentDialog';

const meta: Meta<typeof SentDialog> = {
  title: 'Report/Receipt and history/SentDialog',
  component: SentDialog,
  parameters: reportParameters,
  decorators: [onReport()],
  args: {
    open: true,
    titleId: 'sent',
    heading: { title: 'My reports', isBack: false },
    onLeave: fn(),
    onClosed: fn(),
    children: 'Nothing was sent yet.',
  },
};
export default meta;

type Story = StoryObj<typeof SentDialog>;

export const Closable: Story = {};
export const WithWayBack: Story = {
  ...phone,
  args: { heading: { title: 'My report', isBack: true } },
};
export const WithItsOwnTitle: Story = {
  args: { heading: null, children: <h2 id="sent">Report sent</h2> },
};
