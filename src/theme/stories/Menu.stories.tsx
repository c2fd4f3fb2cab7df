import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { expect, screen, waitFor } from 'storybook/test';

function Example() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Open</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem>Change Username</MenuItem>
        <MenuItem disabled>Change Password</MenuItem>
      </Menu>
    </>
  );
}

const meta: Meta = { title: 'Foundations/MUI/Menu', component: Menu };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    // Waits, because the menu fades in.
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
