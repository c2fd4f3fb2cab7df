import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { ReliableSolution } from './ReliableSolution';

const meta: Meta<typeof ReliableSolution> = {
  title: 'Site/Home page/ReliableSolution',
  component: ReliableSolution,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof ReliableSolution>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('reliableSolutions');
export const Failed: Story = failed('reliableSolutions');
export const Empty: Story = responding('reliableSolutions', []);
export const LongTexts: Story = responding('reliableSolutions', [
  { title: longTitle, description: longText },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
