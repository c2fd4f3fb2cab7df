import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { networkPath } from '@/contract/office/network';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { OnlyHere } from './OnlyHere';

const meta: Meta<typeof OnlyHere> = {
  title: 'Office/Company and setup/OnlyHere',
  component: OnlyHere,
  parameters: officeParameters,
  args: { address: 'http://localhost:3000/login' },
};
export default meta;

type Story = StoryObj<typeof OnlyHere>;

export const InANetwork: Story = { decorators: [inOffice()], play: shows(/192\.168\.1\.20/) };
export const ThisComputerOnly: Story = {
  decorators: [inOffice(undefined, { responses: { [networkPath]: { hosts: [] } } })],
  play: shows(/listens on this computer only/),
};
export const Mobile: Story = { ...InANetwork, ...phone };
