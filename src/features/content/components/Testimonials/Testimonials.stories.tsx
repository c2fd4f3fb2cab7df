import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { Comment } from '@/contract/comment';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle, longWord } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { Testimonials } from './Testimonials';

const meta: Meta<typeof Testimonials> = {
  title: 'Site/Home page/Testimonials',
  component: Testimonials,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof Testimonials>;

const someone: Comment = {
  id: 1,
  first_name: 'Maria',
  last_name: 'Lopez',
  description: 'On time for three years.',
  company_name: 'Orchard Foods',
  position_user: 'Logistics manager',
  is_active: true,
};

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('comments');
export const Failed: Story = failed('comments');
export const Empty: Story = responding('comments', []);
export const One: Story = responding('comments', [someone]);
export const Many: Story = {
  ...responding(
    'comments',
    Array.from({ length: 24 }, (_, index) => ({ ...someone, id: index + 1 })),
  ),
  tags: ['richest'],
};
export const LongTexts: Story = responding('comments', [
  { ...someone, id: 1, description: longText.repeat(4), company_name: longTitle },
  { ...someone, id: 2, description: longWord, last_name: longWord },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
export const ArrowPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment 1 of 6' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const dot = canvas.getByRole('button', { name: 'Comment 2 of 6' });
    await expect(dot).toHaveAttribute('aria-current', 'true');
  },
};
