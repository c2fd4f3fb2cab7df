import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RadiusSheet } from '../../testing/foundations/RadiusSheet';
import { phone } from '../../testing/phone';

const meta: Meta<typeof RadiusSheet> = {
  title: 'Foundations/Radius and shadow',
  component: RadiusSheet,
  globals: { theme: 'night' },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Night: Story = {};
export const Daylight: Story = { globals: { theme: 'daylight' } };
export const OnAPhone: Story = { ...phone };
