import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { SecondReasons } from './SecondReasons';

const meta: Meta<typeof SecondReasons> = {
  title: 'Site/Page for shippers/SecondReasons',
  component: SecondReasons,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof SecondReasons>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('secondReasons');
export const Failed: Story = failed('secondReasons');
export const Empty: Story = responding('secondReasons', []);
export const One: Story = responding('secondReasons', showcase.secondReasons.slice(0, 1));
export const LongTexts: Story = responding('secondReasons', [
  { id: 1, title: longTitle, image: null },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };

export const DotPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Card 3 of 6' }));
    const dot = canvas.getByRole('button', { name: 'Card 3 of 6' });
    await expect(dot).toHaveAttribute('aria-current', 'true');
  },
};
