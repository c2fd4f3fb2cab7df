import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PhotoList } from '@/components/Photos/PhotoList';
import { hornPhoto, rejectedPhoto, sentPhoto } from '@/testing/fixtures/photos';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { TakenPhoto } from './TakenPhoto';

const nothing = () => undefined;

const meta: Meta<typeof TakenPhoto> = {
  title: 'Report/Photos/TakenPhoto',
  component: TakenPhoto,
  args: {
    photo: hornPhoto,
    name: 'Photo 1, Horn',
    isBusy: false,
    onRemove: nothing,
    onTakeAgain: nothing,
  },
  parameters: reportParameters,
  decorators: [
    (Story) => (
      <PhotoList label="Photos, Horn">
        <Story />
      </PhotoList>
    ),
    onReport(),
  ],
  ...phone,
};
export default meta;

type Story = StoryObj<typeof TakenPhoto>;

export const Waiting: Story = {};
export const Sent: Story = { args: { photo: sentPhoto } };
export const Rejected: Story = { args: { photo: rejectedPhoto } };
