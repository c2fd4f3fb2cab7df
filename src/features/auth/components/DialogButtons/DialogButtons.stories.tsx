import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { phone } from '../../../../testing/phone';
import { DialogButtons } from './DialogButtons';

const meta: Meta<typeof DialogButtons> = {
  title: 'Auth/DialogButtons',
  component: DialogButtons,
  args: { isBusy: false, onCancel: fn() },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const OnAPhone: Story = { ...phone };
export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
