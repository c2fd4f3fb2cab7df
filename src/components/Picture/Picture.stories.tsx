import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Picture } from './Picture';

const meta: Meta<typeof Picture> = {
  title: 'Shared/Pictures and motion/Picture',
  component: Picture,
  args: {
    src: '/media/features-driver.jpg',
    fallback: '/media/fallback/feature.svg',
    alt: 'A truck at night',
    width: 480,
    height: 360,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 960, margin: '24px auto', padding: '0 24px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Picture>;

export const FromTheServer: Story = {};
export const Fallback: Story = { args: { src: null } };
