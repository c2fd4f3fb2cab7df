import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ColourSheet } from '../../testing/foundations/ColourSheet';
import { phone } from '../../testing/phone';

const meta: Meta<typeof ColourSheet> = {
  title: 'Foundations/Colour',
  component: ColourSheet,
  globals: { theme: 'night' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Night: Story = {};
export const Daylight: Story = { globals: { theme: 'daylight' } };
export const OnAPhone: Story = { ...phone };
