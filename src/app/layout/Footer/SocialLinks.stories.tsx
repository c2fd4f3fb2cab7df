import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contacts } from '@/testing/fixtures/content';
import { SocialLinks } from './SocialLinks';

const none = { telegram: null, youtube: null, instagram: null, facebook: null };

const meta: Meta<typeof SocialLinks> = {
  title: 'Site/Header, menu and footer/SocialLinks',
  component: SocialLinks,
  args: { socials: contacts.socials },
};
export default meta;

type Story = StoryObj<typeof SocialLinks>;

export const All: Story = {};
export const One: Story = {
  args: { socials: { ...none, youtube: 'https://youtube.com/@linehaul' } },
};
export const Empty: Story = { args: { socials: none } };
