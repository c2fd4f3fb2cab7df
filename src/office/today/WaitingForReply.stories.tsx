import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { WaitingComments, WaitingLeads } from './WaitingForReply';

const meta: Meta<typeof WaitingLeads> = {
  title: 'Office/Today/WaitingForReply',
  component: WaitingLeads,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof WaitingLeads>;

export const Leads: Story = { play: shows('Waiting for a reply') };
export const Comments: Story = {
  render: () => <WaitingComments />,
  play: shows('On time, every time.'),
};
