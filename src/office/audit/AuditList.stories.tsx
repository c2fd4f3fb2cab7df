import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { AuditList } from './AuditList';

const meta: Meta<typeof AuditList> = {
  title: 'Office/Pages/AuditList',
  component: AuditList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof AuditList>;

export const Default: Story = {
  render: officeAt('/audit'),
  play: shows(/role from Driver to Mechanic/),
};
export const Empty: Story = {
  render: officeAt('/audit', { responses: empty }),
  play: shows('No changes yet.'),
};
export const Mobile: Story = { ...Default, ...phone };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
