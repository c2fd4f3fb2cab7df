import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ColourSheet } from '@/testing/foundations/ColourSheet';
import { phone } from '@/testing/stories/phone';

const meta: Meta<typeof ColourSheet> = {
  title: 'Foundations/Colour',
  component: ColourSheet,
  globals: { theme: 'dark' },
};
export default meta;

type Story = StoryObj<typeof ColourSheet>;

export const Dark: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
export const OnAPhone: Story = { ...phone };
