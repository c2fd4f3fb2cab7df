import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SpaceSheet } from '../../testing/foundations/SpaceSheet';
import { phone } from '../../testing/phone';

const meta: Meta<typeof SpaceSheet> = {
  title: 'Foundations/Space',
  component: SpaceSheet,
  globals: { theme: 'night' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Night: Story = {};
export const Daylight: Story = { globals: { theme: 'daylight' } };
export const OnAPhone: Story = { ...phone };
