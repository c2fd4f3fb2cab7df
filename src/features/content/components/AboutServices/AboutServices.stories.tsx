import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, answering, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { AboutServices } from './AboutServices';

const meta: Meta<typeof AboutServices> = {
  title: 'Content/AboutServices',
  component: AboutServices,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof AboutServices>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('services');
export const Failed: Story = failed('services');
export const Empty: Story = answering('services', []);
export const One: Story = answering('services', showcase.services.slice(0, 1));
export const LongTexts: Story = answering('services', [
  { id: 1, logo: null, title: longTitle, description: longText },
]);
export const LongTextsOnAPhone: Story = { ...LongTexts, ...phone };
