import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { NightRoad } from './NightRoad';

const meta: Meta<typeof NightRoad> = {
  title: 'Site/Sign-in and account/NightRoad',
  component: NightRoad,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof NightRoad>;

export const Drawing: Story = {};
export const Mobile: Story = { ...phone };
