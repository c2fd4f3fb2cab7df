import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { BrokenPage } from './ErrorBoundary';

const meta: Meta<typeof BrokenPage> = {
  title: 'Shared/Page parts/BrokenPage',
  component: BrokenPage,
};
export default meta;

type Story = StoryObj<typeof BrokenPage>;

export const Broken: Story = {};
export const Mobile: Story = { ...phone };
