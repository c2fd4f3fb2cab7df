import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { LoopingList } from './LoopingList';

const meta: Meta<typeof LoopingList<string>> = {
  title: 'Shared/Pictures and motion/LoopingList',
  component: LoopingList<string>,
  args: {
    items: ['Northgate', 'Cascade', 'Ironwood', 'Blue Mesa', 'Harbor & Pine', 'Redstone'],
    getKey: (name) => name,
    children: (name, isCopy) => (
      <p style={{ padding: '32px 64px' }} tabIndex={isCopy ? undefined : 0}>
        {name}
      </p>
    ),
    label: 'Companies',
    duration: 15_000,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const Mobile: Story = { ...phone };
export const Few: Story = { args: { items: ['Northgate', 'Cascade'] } };
export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
export const KeyboardInIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [card] = canvas.getAllByText('Northgate');
    await expect(card).toHaveFocus();
    const track = card?.closest('ul')?.parentElement;
    await expect(track && getComputedStyle(track).animationName).toBe('none');
  },
};
