import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { FormField } from '../../../../components/FormField/FormField';
import { AccountForm } from './AccountForm';

const meta: Meta<typeof AccountForm> = {
  title: 'Auth/AccountForm',
  component: AccountForm,
  args: { children: <FormField label="New Username" /> },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** When it opens, the focus is in the first field at once. */
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
