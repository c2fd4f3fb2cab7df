import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { sideMenuOpened } from '@/features/ui/uiSlice';
import Button from '@mui/material/Button';
import { phone } from '@/testing/stories/phone';
import { useAppDispatch } from '../../hooks';
import { SideMenuHost } from './SideMenuHost';

function OpenMenu() {
  const dispatch = useAppDispatch();
  return <Button onClick={() => dispatch(sideMenuOpened())}>Open menu</Button>;
}

const meta: Meta<typeof SideMenuHost> = {
  title: 'Site/Header, menu and footer/SideMenuHost',
  component: SideMenuHost,
  globals: phone.globals,
  render: () => (
    <>
      <OpenMenu />
      <SideMenuHost />
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof SideMenuHost>;

export const Closed: Story = {};
export const Opened: Story = {
  tags: ['richest'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' });
  },
};
