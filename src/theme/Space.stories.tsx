import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SpaceSheet } from '@/testing/foundations/SpaceSheet';
import { phone } from '@/testing/stories/phone';

const meta: Meta<typeof SpaceSheet> = {
  title: 'Foundations/Space',
  component: SpaceSheet,
  globals: { theme: 'dark' },
};
export default meta;

type Story = StoryObj<typeof SpaceSheet>;

export const Dark: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
export const Mobile: Story = { ...phone };
