import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { leadPaths } from '@/contract/office/leads';
import { quoteLead } from '@/testing/fixtures/inbox';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { LeadReply } from './LeadReply';

const meta: Meta<typeof LeadReply> = {
  title: 'Office/Leads and comments/LeadReply',
  component: LeadReply,
  parameters: officeParameters,
  args: { lead: quoteLead },
};
export default meta;

type Story = StoryObj<typeof LeadReply>;

export const Idle: Story = { decorators: [inOffice()], play: shows('Reply') };
export const DialogOpen: Story = {
  decorators: [inOffice()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reply' }));
    await screen.findByRole('dialog');
  },
};
export const Mobile: Story = { ...DialogOpen, ...phone };
export const WithoutMailServer: Story = {
  decorators: [
    inOffice(undefined, { responses: { [leadPaths.replySender]: { from: null, reply_to: '' } } }),
  ],
};
