import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { roadPicture } from '@/testing/fixtures/photos';
import { phone } from '@/testing/stories/phone';
import { Photo } from './Photo';
import { PhotoList } from './PhotoList';

const meta: Meta<typeof PhotoList> = {
  title: 'Shared/Pictures and motion/PhotoList',
  component: PhotoList,
  args: {
    label: 'Photos, Horn',
    children: [1, 2, 3, 4].map((number) => (
      <Photo key={number} src={roadPicture} name={`Photo ${number}, Horn`} />
    )),
  },
};
export default meta;

type Story = StoryObj<typeof PhotoList>;

export const Four: Story = {};
export const Mobile: Story = { ...phone };
