import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, answering, failed, loading } from '@/testing/stories/contentStories';
import { longText } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { Opportunities } from './Opportunities';

const meta: Meta<typeof Opportunities> = {
  title: 'Content/Opportunities',
  component: Opportunities,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof Opportunities>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('opportunities');
export const Failed: Story = failed('opportunities');
export const Empty: Story = answering('opportunities', []);
export const One: Story = answering('opportunities', showcase.opportunities.slice(0, 1));
export const LongTexts: Story = answering('opportunities', [
  { id: 1, logo: null, description: longText },
]);
export const LongTextsOnAPhone: Story = { ...LongTexts, ...phone };
