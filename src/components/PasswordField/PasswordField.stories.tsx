import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordField } from './PasswordField';

const meta: Meta<typeof PasswordField> = {
  title: 'Shared/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'on the road', autoComplete: 'off' },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
};
export const Failed: Story = { args: { error: 'This password is too common.' } };
