import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { Backdrop } from './Backdrop';

const meta: Meta<typeof Backdrop> = {
  title: 'Site/Sign-in and account/LoginBackdrop',
  component: Backdrop,
  args: { onLeave: fn(), children: <p>The card</p> },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Backdrop>;

export const Empty: Story = {};
export const Mobile: Story = { ...phone };
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('The card'));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByTestId('login-backdrop'));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
