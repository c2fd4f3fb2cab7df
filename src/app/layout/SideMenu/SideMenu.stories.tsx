import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { SideMenu } from './SideMenu';

const open = { ui: { dialog: null, sideMenu: 'open' as const, toasts: [] } };

const meta: Meta<typeof SideMenu> = {
  title: 'Site/Header, menu and footer/SideMenu',
  component: SideMenu,
  globals: phone.globals,
};
export default meta;

type Story = StoryObj<typeof SideMenu>;

export const SignedOut: Story = { parameters: { app: { preloaded: { ...open, ...signedOut } } } };
export const SignedIn: Story = {
  tags: ['richest'],
  parameters: { app: { preloaded: { ...open, ...signedIn } } },
};
export const Closed: Story = {
  ...SignedIn,
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
export const Tablet: Story = { ...SignedIn, globals: { viewport: { value: 'tablet' } } };
