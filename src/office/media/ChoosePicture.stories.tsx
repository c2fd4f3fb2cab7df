import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { ChoosePicture } from './ChoosePicture';

const meta: Meta<typeof ChoosePicture> = {
  title: 'Office/ChoosePicture',
  component: ChoosePicture,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { kind: 'picture', onChosen: () => undefined, onClose: () => undefined },
  play: async () => {
    await screen.findByRole('button', { name: 'Choose A cab at dawn' });
  },
};
export default meta;

type Story = StoryObj<typeof ChoosePicture>;

export const Open: Story = { args: { kind: 'picture' } };
export const OpenForAVideo: Story = { args: { kind: 'video' } };
