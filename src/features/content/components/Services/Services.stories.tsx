import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { Services } from './Services';

const meta: Meta<typeof Services> = {
  title: 'Site/Home page/Services',
  component: Services,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof Services>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('services');
export const Failed: Story = failed('services');
export const Empty: Story = responding('services', []);
export const One: Story = responding('services', showcase.services.slice(0, 1));
export const LongTexts: Story = responding('services', [
  { id: 1, logo: null, title: longTitle, description: longText },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
