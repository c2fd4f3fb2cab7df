import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { quoteLead } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { DeletePersonalData } from './DeletePersonalData';

const meta: Meta<typeof DeletePersonalData> = {
  title: 'Office/Leads and comments/DeletePersonalData',
  component: DeletePersonalData,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { lead: quoteLead },
  play: shows('Delete personal data'),
};
export default meta;

type Story = StoryObj<typeof DeletePersonalData>;

export const Idle: Story = {};
export const DialogOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete personal data' }));
    await screen.findByRole('dialog');
  },
};
