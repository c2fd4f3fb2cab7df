import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { Opportunities } from './Opportunities';

const meta: Meta<typeof Opportunities> = {
  title: 'Site/Page for drivers/Opportunities',
  component: Opportunities,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof Opportunities>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('opportunities');
export const Failed: Story = failed('opportunities');
export const Empty: Story = responding('opportunities', []);
export const One: Story = responding('opportunities', showcase.opportunities.slice(0, 1));
export const LongTexts: Story = responding('opportunities', [
  { id: 1, logo: null, description: longText },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
