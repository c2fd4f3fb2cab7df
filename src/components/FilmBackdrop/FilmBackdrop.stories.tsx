import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { FilmBackdrop } from './FilmBackdrop';

const meta: Meta<typeof FilmBackdrop> = {
  title: 'Shared/Pictures and motion/FilmBackdrop',
  component: FilmBackdrop,
  args: { src: '/media/hero.mp4' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 480 }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FilmBackdrop>;

export const Playing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the film' }));
    await expect(canvas.getByRole('button', { name: 'Play the film' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { src: '/media/no-such-film.mp4' },
  parameters: { network: ['404 /media/no-such-film.mp4'] },
};
export const Waiting: Story = {
  args: { src: 'data:video/mp4;base64,' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Offered: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { effectiveType: '3g', saveData: false },
    });
    return () => Reflect.deleteProperty(navigator, 'connection');
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Play the film' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Pause the film');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector('[data-ready="true"]')).not.toBeNull());
    await expect(button).toHaveFocus();
  },
};
