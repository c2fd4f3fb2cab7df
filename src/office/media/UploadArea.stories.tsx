import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpError } from 'react-admin';
import { mediaPaths } from '@/contract/office/media';
import { inOffice, never, officeParameters, shows } from '@/testing/stories/officeStories';
import { UploadArea } from './UploadArea';

const file = new File([], 'truck.jpg', { type: 'image/jpeg' });

const meta: Meta<typeof UploadArea> = {
  title: 'Office/Pictures and videos/UploadArea',
  component: UploadArea,
  parameters: officeParameters,
  args: { kinds: ['picture', 'video'], onUploaded: () => undefined },
  play: shows('Upload'),
};
export default meta;

type Story = StoryObj<typeof UploadArea>;

export const Idle: Story = { decorators: [inOffice()] };
export const Uploading: Story = {
  decorators: [inOffice(undefined, { responses: { [mediaPaths.list]: never } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByTestId('upload'), [file]);
    await canvas.findByText('Uploading truck.jpg (1 of 1)…');
  },
};
export const Rejected: Story = {
  decorators: [
    inOffice(undefined, {
      responses: { [mediaPaths.list]: new HttpError('The file is empty.', 400, {}) },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByTestId('upload'), [file]);
    await canvas.findByText('truck.jpg: The file is empty.');
  },
};
