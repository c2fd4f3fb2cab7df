import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { applicationLead, quoteLead } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { LeadState } from './LeadState';

const meta: Meta<typeof LeadState> = {
  title: 'Office/Leads and comments/LeadState',
  component: LeadState,
  parameters: officeParameters,
  decorators: [inOffice()],
  play: shows('Status'),
};
export default meta;

type Story = StoryObj<typeof LeadState>;

export const New: Story = { args: { lead: quoteLead } };
export const Assigned: Story = { args: { lead: applicationLead } };
