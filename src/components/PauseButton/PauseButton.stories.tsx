import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { PauseButton } from './PauseButton';

const meta: Meta<typeof PauseButton> = {
  title: 'Shared/Pictures and motion/PauseButton',
  component: PauseButton,
  args: { isPaused: false, onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof PauseButton>;

export const Moving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Paused: Story = {
  args: { isPaused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
export const OfAFilm: Story = {
  args: { subject: 'the film' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  },
};
