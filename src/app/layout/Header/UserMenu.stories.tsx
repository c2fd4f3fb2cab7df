import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { longWord } from '@/testing/fixtures/extremes';
import { signedIn } from '@/testing/fixtures/account';
import { UserMenu } from './UserMenu';

const meta: Meta<typeof UserMenu> = {
  title: 'Site/Header, menu and footer/UserMenu',
  component: UserMenu,
  parameters: { app: { preloaded: signedIn } },
};
export default meta;

type Story = StoryObj<typeof UserMenu>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['richest'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'dana.driver' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findAllByRole('menuitem')).toHaveLength(4);
  },
};
export const ClosedAgain: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'dana.driver' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'dana.driver' })).toHaveFocus();
  },
};
export const LongName: Story = {
  parameters: {
    app: { preloaded: { auth: { ...signedIn.auth, user: { username: longWord, email: '' } } } },
  },
};
