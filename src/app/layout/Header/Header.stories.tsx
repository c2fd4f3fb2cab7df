import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { Header } from './Header';
import { SideMenuHost } from '../SideMenu/SideMenuHost';

const meta: Meta<typeof Header> = {
  title: 'Site/Header, menu and footer/Header',
  component: Header,
  render: () => (
    <>
      <Header />
      <SideMenuHost />
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof Header>;

const openMenu: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
  await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Menu' });
};

export const SignedOut: Story = { parameters: { app: { preloaded: signedOut } } };
export const SignedIn: Story = { parameters: { app: { preloaded: signedIn } } };
export const UserMenuOpen: Story = {
  parameters: { app: { preloaded: signedIn } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'dana.driver' }));
    await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'Logout' });
  },
};
export const Mobile: Story = { ...phone };
export const SideMenuSignedOut: Story = { ...phone, play: openMenu };
export const SideMenuSignedIn: Story = {
  tags: ['richest'],
  ...phone,
  parameters: { app: { preloaded: signedIn } },
  play: openMenu,
};
