import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { applicationLead, erasedLead, quoteLead } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { LeadFacts } from './LeadFacts';

const meta: Meta<typeof LeadFacts> = {
  title: 'Office/Leads and comments/LeadFacts',
  component: LeadFacts,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof LeadFacts>;

export const Quote: Story = { args: { lead: quoteLead }, play: shows('Paper rolls') };
export const Application: Story = { args: { lead: applicationLead }, play: shows('Ohio') };
export const Erased: Story = {
  args: { lead: erasedLead },
  play: shows('The personal data was deleted.'),
};
