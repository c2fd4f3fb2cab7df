import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { CallButton } from './CallButton';

const meta: Meta<typeof CallButton> = {
  title: 'Office/Forms/CallButton',
  component: CallButton,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { isBusy: false, children: 'Export' },
};
export default meta;

type Story = StoryObj<typeof CallButton>;

export const Idle: Story = {};
export const Busy: Story = { args: { isBusy: true, children: 'Exporting…' } };
