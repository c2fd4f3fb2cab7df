import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { ThirdReasons } from './ThirdReasons';

const meta: Meta<typeof ThirdReasons> = {
  title: 'Site/Page for shippers/ThirdReasons',
  component: ThirdReasons,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof ThirdReasons>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('thirdReasons');
export const Failed: Story = failed('thirdReasons');
export const Empty: Story = responding('thirdReasons', []);
export const One: Story = responding('thirdReasons', showcase.thirdReasons.slice(0, 1));
export const LongTexts: Story = responding('thirdReasons', [
  { id: 1, title: longTitle, image: null, description: longText },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
