import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TypeSheet } from '../../testing/foundations/TypeSheet';
import { phone } from '../../testing/phone';

const meta: Meta<typeof TypeSheet> = {
  title: 'Foundations/Type',
  component: TypeSheet,
  globals: { theme: 'night' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Night: Story = {};
export const Daylight: Story = { globals: { theme: 'daylight' } };
export const OnAPhone: Story = { ...phone };
