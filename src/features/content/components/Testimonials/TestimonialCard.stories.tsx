import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { longText, longTitle, longWord } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { TestimonialCard } from './TestimonialCard';

const comment = {
  id: 1,
  first_name: 'Maria',
  last_name: 'Lopez',
  description: 'On time for three years.',
  company_name: 'Orchard Foods',
  position_user: 'Logistics manager',
  is_active: true,
};

const meta: Meta<typeof TestimonialCard> = {
  title: 'Site/Home page/TestimonialCard',
  component: TestimonialCard,
  args: { comment },
};
export default meta;

type Story = StoryObj<typeof TestimonialCard>;

export const Short: Story = {};
export const LongTexts: Story = {
  args: { comment: { ...comment, description: longText.repeat(4), company_name: longTitle } },
};
export const LongWord: Story = {
  ...phone,
  args: { comment: { ...comment, description: longWord, last_name: longWord } },
};
export const Markup: Story = {
  args: { comment: { ...comment, description: '<b>Bold</b> as it was typed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Bold</b> as it was typed')).toBeVisible();
  },
};
