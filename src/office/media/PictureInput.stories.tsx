import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { picture } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { PictureInput } from './PictureInput';

const meta: Meta<typeof PictureInput> = {
  title: 'Office/Pictures and videos/PictureInput',
  component: PictureInput,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { source: 'image', label: 'Picture' },
  render: (args) => (
    <Form record={{ id: 1, image: args.source === 'image' ? picture.address : null }}>
      <PictureInput {...args} />
    </Form>
  ),
};
export default meta;

type Story = StoryObj<typeof PictureInput>;

export const Chosen: Story = { args: { kind: 'picture' }, play: shows('Change') };
export const VideoMissing: Story = {
  args: { kind: 'video', source: 'other' },
  play: shows('Choose'),
};
export const Empty: Story = { args: { source: 'other' }, play: shows('Choose') };
