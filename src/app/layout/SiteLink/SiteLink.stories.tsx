import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { anchors, routes } from '@/contract/routes';
import { SiteLink } from './SiteLink';

const meta: Meta<typeof SiteLink> = {
  title: 'Site/Header, menu and footer/SiteLink',
  component: SiteLink,
  args: { to: routes.drivers, children: 'For drivers' },
};
export default meta;

type Story = StoryObj<typeof SiteLink>;

export const ToAPage: Story = {};
export const ToAPlaceOnHome: Story = { args: { to: anchors.about, children: 'About' } };
export const ToThisPage: Story = {
  parameters: { app: { route: '/drivers' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'For drivers' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
