import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { roadPicture } from '@/testing/fixtures/photos';
import { Photo } from './Photo';
import { PhotoList } from './PhotoList';

const meta: Meta<typeof Photo> = {
  title: 'Shared/Pictures and motion/Photo',
  component: Photo,
  args: { src: roadPicture, name: 'Photo 1, Horn' },
  decorators: [
    (Story) => (
      <PhotoList label="Photos, Horn">
        <Story />
      </PhotoList>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Photo>;

export const Default: Story = {};
export const ToBeOpened: Story = { args: { onOpen: () => undefined } };
export const Loading: Story = { args: { src: null } };
export const Failed: Story = { args: { src: undefined } };
