import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { ReadinessBar } from './ReadinessBar';

const meta: Meta<typeof ReadinessBar> = {
  title: 'Office/Today/ReadinessBar',
  component: ReadinessBar,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof ReadinessBar>;

const fleet = {
  truck: { do_not_dispatch: 2, attention: 1, ready: 14 },
  trailer: { do_not_dispatch: 1, attention: 4, ready: 10 },
};
const none = { do_not_dispatch: 0, attention: 0, ready: 0 };

export const Default: Story = { args: { fleet } };
export const Filtered: Story = { args: { fleet, current: 'attention' } };
export const AllReady: Story = {
  args: { fleet: { truck: { ...none, ready: 17 }, trailer: { ...none, ready: 15 } } },
};
export const Mobile: Story = { ...Default, ...phone };
