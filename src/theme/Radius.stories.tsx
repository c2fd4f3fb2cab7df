import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RadiusSheet } from '@/testing/foundations/RadiusSheet';
import { phone } from '@/testing/stories/phone';

const meta: Meta<typeof RadiusSheet> = {
  title: 'Foundations/Radius and shadow',
  component: RadiusSheet,
  globals: { theme: 'dark' },
};
export default meta;

type Story = StoryObj<typeof RadiusSheet>;

export const Dark: Story = {};
export const Light: Story = { globals: { theme: 'light' } };
export const Mobile: Story = { ...phone };
