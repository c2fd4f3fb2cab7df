import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { signedIn } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { SignOutQuestion } from './SignOutQuestion';

const meta: Meta<typeof SignOutQuestion> = {
  title: 'Site/Dialogs and messages/SignOutQuestion',
  component: SignOutQuestion,
  parameters: { app: { preloaded: signedIn } },
  args: {
    text: 'The office does not have your report yet. It stays on this phone and is sent after you sign in again.',
    onDone: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof SignOutQuestion>;

export const Waiting: Story = {};
export const Mobile: Story = { ...phone };
