import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SubmitButton } from './SubmitButton';

const meta: Meta<typeof SubmitButton> = {
  title: 'Shared/Fields/SubmitButton',
  component: SubmitButton,
  args: { text: 'Enter', busyText: 'Logging in...', busy: false },
};
export default meta;

type Story = StoryObj<typeof SubmitButton>;

export const Ready: Story = { args: { variant: 'contained' } };
export const Outline: Story = { args: { variant: 'outlined' } };
export const Quiet: Story = { args: { variant: 'text' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { busy: true } };
