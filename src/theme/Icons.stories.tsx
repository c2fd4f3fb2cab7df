import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconSheet } from '@/testing/foundations/IconSheet';
import { phone } from '@/testing/stories/phone';

const meta: Meta<typeof IconSheet> = {
  title: 'Foundations/Icons',
  component: IconSheet,
  globals: { theme: 'dark' },
};
export default meta;

type Story = StoryObj<typeof IconSheet>;

export const Dark: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
export const Mobile: Story = { ...phone };
