import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contacts } from '@/testing/fixtures/content';
import { longText, longWord } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { FooterContacts } from './FooterContacts';

const meta: Meta<typeof FooterContacts> = {
  title: 'Site/Header, menu and footer/FooterContacts',
  component: FooterContacts,
  args: { contacts },
};
export default meta;

type Story = StoryObj<typeof FooterContacts>;

export const Default: Story = {};
export const Sparse: Story = {
  args: { contacts: { ...contacts, address: '', phone2: '', email: '' } },
};
export const LongTexts: Story = {
  ...phone,
  args: { contacts: { ...contacts, address: longText, email: `${longWord}@linehaul.test` } },
};
