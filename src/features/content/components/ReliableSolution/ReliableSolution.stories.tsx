import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, answering, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { ReliableSolution } from './ReliableSolution';

const meta: Meta<typeof ReliableSolution> = {
  title: 'Content/ReliableSolution',
  component: ReliableSolution,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof ReliableSolution>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('reliableSolutions');
export const Failed: Story = failed('reliableSolutions');
export const Empty: Story = answering('reliableSolutions', []);
export const LongTexts: Story = answering('reliableSolutions', [
  { title: longTitle, description: longText },
]);
export const LongTextsOnAPhone: Story = { ...LongTexts, ...phone };
