import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { testimonialCarousel } from '@/contract/constants';
import { phone } from '@/testing/stories/phone';
import { Carousel } from './Carousel';

function cards(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Card ${index + 1}`);
}

const meta: Meta<typeof Carousel<string>> = {
  title: 'Shared/Pictures and motion/Carousel',
  component: Carousel<string>,
  args: {
    items: cards(7),
    getKey: (name) => name,
    children: (name) => <p style={{ padding: 32, border: '1px solid', borderRadius: 8 }}>{name}</p>,
    label: 'Cards',
    itemName: 'Card',
    rule: testimonialCarousel,
    times: { ...testimonialCarousel, slideDuration: 500 },
    arrows: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1200, margin: '24px auto', padding: '0 24px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const Mobile: Story = { ...phone };
export const WithoutArrows: Story = { args: { arrows: false } };
export const Two: Story = { args: { items: cards(2) } };
export const One: Story = { args: { items: cards(1) } };
export const DotPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Card 4 of 7' }));
    const dot = canvas.getByRole('button', { name: 'Card 4 of 7' });
    await expect(dot).toHaveAttribute('aria-current', 'true');
  },
};
export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
