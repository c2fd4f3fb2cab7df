import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SubmitButton } from './SubmitButton';

const meta: Meta<typeof SubmitButton> = {
  title: 'Components/SubmitButton',
  component: SubmitButton,
  args: { text: 'Enter', busyText: 'Logging in...', busy: false },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = { args: { busy: true } };
