import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { LeadList } from './LeadList';

const meta: Meta<typeof LeadList> = {
  title: 'Office/Pages/LeadList',
  component: LeadList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof LeadList>;

export const Default: Story = { render: officeAt('/leads'), play: shows('Driver application') };
export const Empty: Story = {
  render: officeAt('/leads', { responses: empty }),
  play: shows('No leads yet.'),
};
export const Mobile: Story = {
  render: officeAt('/leads'),
  ...phone,
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
