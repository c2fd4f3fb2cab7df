import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { UndeliveredNotifications } from './UndeliveredNotifications';

const meta: Meta<typeof UndeliveredNotifications> = {
  title: 'Office/Today/UndeliveredNotifications',
  component: UndeliveredNotifications,
  parameters: officeParameters,
  args: { waiting: 3, failed: 2 },
  play: shows('Send again'),
};
export default meta;

type Story = StoryObj<typeof meta>;

const decorators = [inOffice()];

export const WaitingAndFailed: Story = { decorators };
export const OneFailed: Story = { decorators, args: { waiting: 0, failed: 1 } };
export const OneWaits: Story = {
  decorators,
  args: { waiting: 1, failed: 0 },
  play: shows(/1 notification waits/),
};
export const ForADispatcher: Story = {
  decorators: [inOffice(undefined, { role: 'dispatcher' })],
  play: shows(/2 notifications could not/),
};
export const Mobile: Story = { ...phone, decorators };
