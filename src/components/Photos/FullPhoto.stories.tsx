import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { roadPicture } from '@/testing/fixtures/photos';
import { phone } from '@/testing/stories/phone';
import { FullPhoto } from './FullPhoto';

const meta: Meta<typeof FullPhoto> = {
  title: 'Shared/Pictures and motion/FullPhoto',
  component: FullPhoto,
  args: { src: roadPicture, name: 'Photo 1, Horn', onClose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof FullPhoto>;

export const Open: Story = {};
export const Mobile: Story = { ...phone };
