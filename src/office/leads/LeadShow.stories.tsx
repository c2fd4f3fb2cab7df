import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { LeadShow } from './LeadShow';

const meta: Meta<typeof LeadShow> = {
  title: 'Office/Pages/LeadShow',
  component: LeadShow,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof LeadShow>;

export const Quote: Story = { render: officeAt('/leads/31/show'), play: shows('Paper rolls') };
export const Application: Story = {
  render: officeAt('/leads/30/show'),
  play: shows('No response'),
};
export const Erased: Story = {
  render: officeAt('/leads/29/show'),
  play: shows('The personal data was deleted.'),
};
export const Mobile: Story = { ...Application, ...phone };
export const Dark: Story = { ...Quote, globals: { theme: 'dark' } };
