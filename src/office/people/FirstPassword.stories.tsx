import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, spyOn, userEvent } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { FirstPassword } from './FirstPassword';

const meta: Meta<typeof FirstPassword> = {
  title: 'Office/FirstPassword',
  component: FirstPassword,
  args: { username: 'hank', password: 'gravel-lantern-mitten-orbit', onClose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof FirstPassword>;

const copy = async () => userEvent.click(await screen.findByRole('button', { name: 'Copy' }));

export const Shown: Story = {};
export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async () => {
    await copy();
    await screen.findByRole('button', { name: 'Copied' });
  },
};
export const NotCopied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  },
  play: async () => {
    await copy();
    await screen.findByText(/The browser did not allow copying/);
  },
};
export const Mobile: Story = { ...phone };
