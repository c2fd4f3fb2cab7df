import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { CarouselControls } from './CarouselControls';

const meta: Meta<typeof CarouselControls> = {
  title: 'Shared/Pictures and motion/CarouselControls',
  component: CarouselControls,
  args: {
    count: 7,
    active: 0,
    itemName: 'Card',
    arrows: true,
    stopped: false,
    onPrevious: fn(),
    onNext: fn(),
    onDot: fn(),
    onStopToggled: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CarouselControls>;

export const First: Story = {};
export const Last: Story = { args: { active: 6 } };
export const Stopped: Story = { args: { stopped: true } };
export const WithoutArrows: Story = { args: { arrows: false } };
export const WithoutArrowsMobile: Story = {
  ...phone,
  args: { arrows: false },
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('button', { name: 'Card 1 of 7' }).getBoundingClientRect();
    const pause = canvas.getByRole('button', { name: 'Pause' }).getBoundingClientRect();
    await expect(Math.abs(dot.top + dot.bottom - pause.top - pause.bottom)).toBeLessThan(8);
  },
};
export const Many: Story = {
  tags: ['richest'],
  args: { count: 40, active: 20 },
};
export const ManyMobile: Story = { ...Many, ...phone };
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Card 3 of 7' }));
    await expect(args.onDot).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalled();
  },
};
