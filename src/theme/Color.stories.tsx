import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ColorSheet } from '@/testing/foundations/ColorSheet';
import { phone } from '@/testing/stories/phone';

const meta: Meta<typeof ColorSheet> = {
  title: 'Foundations/Color',
  component: ColorSheet,
  globals: { theme: 'dark' },
};
export default meta;

type Story = StoryObj<typeof ColorSheet>;

export const Dark: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
export const Mobile: Story = { ...phone };
