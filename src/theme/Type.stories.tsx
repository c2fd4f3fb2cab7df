import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TypeSheet } from '@/testing/foundations/TypeSheet';
import { phone } from '@/testing/stories/phone';

const meta: Meta<typeof TypeSheet> = {
  title: 'Foundations/Type',
  component: TypeSheet,
  globals: { theme: 'dark' },
};
export default meta;

type Story = StoryObj<typeof TypeSheet>;

export const Dark: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
export const Mobile: Story = { ...phone };
