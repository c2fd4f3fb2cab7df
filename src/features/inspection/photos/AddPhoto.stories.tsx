import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { AddPhoto } from './AddPhoto';

const meta: Meta<typeof AddPhoto> = {
  title: 'Report/Photos/AddPhoto',
  component: AddPhoto,
  args: { id: 'photo-horn', label: 'Horn', isBusy: false, onTake: () => undefined },
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof AddPhoto>;

export const Ready: Story = { args: { text: 'Add photo' } };
export const Rejected: Story = { args: { text: 'Take again' } };
export const Busy: Story = { args: { isBusy: true } };
