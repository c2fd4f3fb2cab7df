import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { makePreviousResponse } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { CleanReport } from './CleanReport';

const meta: Meta<typeof CleanReport> = {
  title: 'Report/Last report/CleanReport',
  component: CleanReport,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { response: makePreviousResponse() },
};
export default meta;

type Story = StoryObj<typeof CleanReport>;

export const Closed: Story = {};
export const Opened: Story = {
  tags: ['richest'],
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Last report: no defects' }));
  },
};
export const Dark: Story = { ...Opened, ...inTheDark };
export const NoEarlierReport: Story = {
  args: { response: { ...makePreviousResponse(), vehicles: [] } },
};
