import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { applicationLead, leadRecords, quoteLead } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { LeadNotes } from './LeadNotes';

const meta: Meta<typeof LeadNotes> = {
  title: 'Office/Leads and comments/LeadNotes',
  component: LeadNotes,
  parameters: officeParameters,
  decorators: [inOffice()],
  play: shows('Notes'),
};
export default meta;

type Story = StoryObj<typeof LeadNotes>;

export const Empty: Story = { args: { lead: { ...quoteLead, written: [] } } };
export const Some: Story = {
  args: { lead: { ...applicationLead, written: leadRecords[1]?.written ?? [] } },
};
export const DialogOpen: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }));
    await screen.findByRole('dialog');
  },
};
