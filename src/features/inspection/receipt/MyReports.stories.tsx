import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { extensionPaths } from '@/contract/extensions';
import { ownReport } from '@/testing/fixtures/extensions';
import { respondingWith, rejectedWith } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { MyReports } from './MyReports';

const meta: Meta<typeof MyReports> = {
  title: 'Report/Receipt and history/MyReports',
  component: MyReports,
  parameters: {
    ...reportParameters,
    ...respondingWith('get', extensionPaths.reports, { data: [ownReport], total: 1 }),
  },
  decorators: [onReport()],
  args: { owner: 'dana.driver' },
};
export default meta;

type Story = StoryObj<typeof MyReports>;

export const Closed: Story = {};
export const Opened: Story = {
  tags: ['richest'],
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My reports' }));
  },
};
export const OpenedWithoutResponse: Story = {
  ...Opened,
  parameters: rejectedWith('get', extensionPaths.reports, {}, 503),
  decorators: [onReport(reportStates.sent)],
};
