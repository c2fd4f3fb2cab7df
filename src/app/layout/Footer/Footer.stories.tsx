import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longWord } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { Footer } from './Footer';

const none = { telegram: null, youtube: null, instagram: null, facebook: null };

const meta: Meta<typeof Footer> = {
  title: 'Site/Header, menu and footer/Footer',
  component: Footer,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof Footer>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Sparse: Story = responding('contacts', {
  ...showcase.contacts,
  address: '',
  phone2: '',
  email: '',
  socials: { ...none, telegram: 'https://t.me/linehaul' },
});
export const LongTexts: Story = responding('contacts', {
  ...showcase.contacts,
  address: longText,
  email: `${longWord}@linehaul.test`,
});
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
export const Loading: Story = loading('contacts');
export const Failed: Story = failed('contacts');
