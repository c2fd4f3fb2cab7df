import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { HowWorking } from './HowWorking';

const meta: Meta<typeof HowWorking> = {
  title: 'Site/Page for drivers/HowWorking',
  component: HowWorking,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof HowWorking>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('howWorking');
export const Failed: Story = failed('howWorking');
export const Empty: Story = responding('howWorking', []);
export const One: Story = responding('howWorking', showcase.howWorking.slice(0, 1));
export const LongTexts: Story = responding('howWorking', [
  { id: 1, logo: null, title: longTitle, description: longText },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
