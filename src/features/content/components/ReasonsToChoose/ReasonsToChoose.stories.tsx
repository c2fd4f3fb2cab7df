import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { ReasonsToChoose } from './ReasonsToChoose';

const meta: Meta<typeof ReasonsToChoose> = {
  title: 'Site/Page for shippers/ReasonsToChoose',
  component: ReasonsToChoose,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof ReasonsToChoose>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('reasonsToChoose');
export const Failed: Story = failed('reasonsToChoose');
export const Empty: Story = responding('reasonsToChoose', []);
export const One: Story = responding('reasonsToChoose', showcase.reasonsToChoose.slice(0, 1));
export const LongTexts: Story = responding('reasonsToChoose', [
  { id: 1, logo: null, title: longTitle, description: longText, text: longText },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
