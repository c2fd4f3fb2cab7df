import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { ReopenedByUpgrade } from './ReopenedByUpgrade';

const meta: Meta<typeof ReopenedByUpgrade> = {
  title: 'Office/Today/ReopenedByUpgrade',
  component: ReopenedByUpgrade,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { count: 12 },
  play: shows('Certify what was reopened'),
};
export default meta;

type Story = StoryObj<typeof ReopenedByUpgrade>;

export const Several: Story = {};
export const One: Story = { args: { count: 1 } };
export const Mobile: Story = { ...phone };
