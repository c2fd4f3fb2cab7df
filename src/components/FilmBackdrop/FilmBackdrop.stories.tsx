import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FilmBackdrop } from './FilmBackdrop';

const meta: Meta<typeof FilmBackdrop> = {
  title: 'Components/FilmBackdrop',
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

type Story = StoryObj<typeof meta>;

export const Playing: Story = {};
