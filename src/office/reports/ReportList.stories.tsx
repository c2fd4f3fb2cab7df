import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { ReportList } from './ReportList';

const meta: Meta<typeof ReportList> = {
  title: 'Office/Pages/ReportList',
  component: ReportList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof ReportList>;

export const Default: Story = { render: officeAt('/reports'), play: shows(/Truck T-204/) };
export const Empty: Story = {
  render: officeAt('/reports', { responses: empty }),
  play: shows('No reports yet.'),
};
export const Mobile: Story = { ...Default, ...phone };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
