import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { ReadinessBar } from './ReadinessBar';

const meta: Meta<typeof ReadinessBar> = {
  title: 'Office/ReadinessBar',
  component: ReadinessBar,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof ReadinessBar>;

const fleet = { do_not_dispatch: 3, attention: 5, ready: 24 };

export const Full: Story = { args: { fleet } };
export const Filtered: Story = { args: { fleet, current: 'attention' } };
export const AllReady: Story = { args: { fleet: { ready: 32 } } };
export const Mobile: Story = { ...Full, ...phone };
