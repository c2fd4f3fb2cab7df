import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { hank } from '@/testing/fixtures/office';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { PersonActions } from './PersonActions';

const meta: Meta<typeof PersonActions> = {
  title: 'Office/Account and people/PersonActions',
  component: PersonActions,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PersonActions>;

export const Enabled: Story = { decorators: [inOffice(hank)], play: shows('Disable') };
export const Disabled: Story = {
  decorators: [inOffice({ ...hank, disabled: true })],
  play: shows('Enable'),
};
export const WithLink: Story = {
  decorators: [inOffice({ ...hank, link_until: '2026-11-29T14:00:00.000Z' })],
  play: shows('Revoke link'),
};
export const Consented: Story = {
  decorators: [inOffice(hank)],
  play: shows('Withdraw consent'),
};
export const DialogOpen: Story = {
  ...Enabled,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('New sign-in link'));
  },
};
export const Mobile: Story = { ...Enabled, ...phone };
