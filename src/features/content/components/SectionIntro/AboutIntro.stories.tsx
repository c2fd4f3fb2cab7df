import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, failed, loading } from '@/testing/stories/contentStories';
import { phone } from '@/testing/stories/phone';
import { AboutIntro } from './AboutIntro';

const meta: Meta<typeof AboutIntro> = {
  title: 'Site/Home page/AboutIntro',
  component: AboutIntro,
  args: { text: 'services_text' },
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof AboutIntro>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('about');
export const Failed: Story = failed('about');
