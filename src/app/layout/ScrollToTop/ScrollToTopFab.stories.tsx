import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { ScrollToTopFab } from './ScrollToTopFab';

const meta: Meta<typeof ScrollToTopFab> = {
  title: 'Site/Header, menu and footer/ScrollToTopFab',
  component: ScrollToTopFab,
};
export default meta;

type Story = StoryObj<typeof ScrollToTopFab>;

export const Shown: Story = { args: { isShown: true } };
export const Hidden: Story = { args: { isShown: false } };
export const Mobile: Story = { ...Shown, ...phone };
