import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MotionSheet } from '../../testing/foundations/MotionSheet';
import { phone } from '../../testing/phone';

const meta: Meta<typeof MotionSheet> = {
  title: 'Foundations/Motion',
  component: MotionSheet,
  globals: { theme: 'night' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Night: Story = {};
export const Daylight: Story = { globals: { theme: 'daylight' } };
export const OnAPhone: Story = { ...phone };
