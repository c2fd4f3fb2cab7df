import { createRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import Button from '@mui/material/Button';
import { FormField } from '@/components/FormField/FormField';
import { phone } from '@/testing/stories/phone';
import { AccountForm } from './AccountForm';

const meta: Meta<typeof AccountForm> = {
  title: 'Site/Sign-in and account/AccountForm',
  component: AccountForm,
  args: {
    formProps: { ref: createRef() },
    busy: false,
    onCancel: fn(),
    children: <FormField label="New Username" />,
  },
};
export default meta;

type Story = StoryObj<typeof AccountForm>;

export const Ready: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Mobile: Story = { ...phone };
export const Canceled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const Opened: Story = {
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <AccountForm {...args} />
    ) : (
      <Button onClick={() => setOpen(true)}>Change Username</Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Username' }));
    await expect(canvas.getByLabelText('New Username')).toHaveFocus();
  },
};
