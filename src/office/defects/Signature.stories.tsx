import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { Signature } from './Signature';

const meta: Meta<typeof Signature> = {
  title: 'Office/Signature',
  component: Signature,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof Signature>;

export const Named: Story = { play: shows(/Signed by Hank Novak/) };
