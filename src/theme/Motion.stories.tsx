import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MotionSheet } from '@/testing/foundations/MotionSheet';
import { phone } from '@/testing/stories/phone';

const meta: Meta<typeof MotionSheet> = {
  title: 'Foundations/Motion',
  component: MotionSheet,
  globals: { theme: 'dark' },
};
export default meta;

type Story = StoryObj<typeof MotionSheet>;

export const Dark: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
export const Mobile: Story = { ...phone };
