import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconSheet } from '../../testing/foundations/IconSheet';
import { phone } from '../../testing/phone';

const meta: Meta<typeof IconSheet> = {
  title: 'Foundations/Icons',
  component: IconSheet,
  globals: { theme: 'night' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Night: Story = {};
export const Daylight: Story = { globals: { theme: 'daylight' } };
export const OnAPhone: Story = { ...phone };
