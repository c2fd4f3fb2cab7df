import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { extensionPaths } from '@/contract/extensions';
import { roadPicture } from '@/testing/fixtures/photos';
import { withoutResponse } from '@/testing/stories/callStories';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { OpenedPhoto } from './OpenedPhoto';

const meta: Meta<typeof OpenedPhoto> = {
  title: 'Report/Photos/OpenedPhoto',
  component: OpenedPhoto,
  args: {
    owner: 'dana.driver',
    id: '2f1e4b5a-8c3d-4e6f-9a7b-1c2d3e4f5a60',
    name: 'Photo 1, Horn',
    thumbnail: roadPicture,
    onClose: () => undefined,
  },
  parameters: {
    ...withoutResponse('get', extensionPaths.photo),
    app: { ...reportParameters.app, waits: true },
  },
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof OpenedPhoto>;

export const Thumbnail: Story = {};
