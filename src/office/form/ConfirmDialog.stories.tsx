import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { inOffice, noConnection, officeParameters } from '@/testing/stories/officeStories';
import { ConfirmDialog } from './ConfirmDialog';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Office/Forms/ConfirmDialog',
  component: ConfirmDialog,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    title: 'Delete file',
    submitText: 'Delete',
    text: 'truck.jpg will be deleted forever.',
    send: async () => undefined,
    onClose: () => undefined,
  },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export default meta;

type Story = StoryObj<typeof ConfirmDialog>;

export const Harmless: Story = {};
export const Dangerous: Story = { args: { isDangerous: true } };
export const Rejected: Story = {
  args: { send: () => Promise.reject(noConnection) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText(noConnection.message);
  },
};
