import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, spyOn, userEvent } from 'storybook/test';
import { SettingsContext } from '@/api/useSettings';
import { defaultSettings } from '@/contract/settings';
import { newLinks } from '@/testing/fixtures/signInLinks';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { SignInLinks } from './SignInLinks';

const meta: Meta<typeof SignInLinks> = {
  title: 'Office/Account and people/SignInLinks',
  component: SignInLinks,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { links: newLinks.slice(0, 1), onClose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SignInLinks>;

const copy = async () => userEvent.click(await screen.findByRole('button', { name: 'Copy' }));

export const One: Story = {};
export const OnLoopback: Story = {
  decorators: [
    (Story) => (
      <SettingsContext value={{ ...defaultSettings, publicUrl: '' }}>
        <Story />
      </SettingsContext>
    ),
  ],
  play: async () => {
    await screen.findByText('Opens on this computer only');
  },
};
export const Several: Story = { args: { links: newLinks }, tags: ['richest'] };
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
export const Mobile: Story = { ...Several, ...phone };
