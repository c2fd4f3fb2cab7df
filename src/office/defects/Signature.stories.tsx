import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { withoutConsent } from '@/testing/fixtures/office';
import { Signature } from './Signature';

const meta: Meta<typeof Signature> = {
  title: 'Office/Defects/Signature',
  component: Signature,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof Signature>;

export const Consented: Story = {
  decorators: [inOffice()],
  play: shows(/Signed by Hank Novak/),
};
export const FirstSignature: Story = {
  tags: ['richest'],
  decorators: [inOffice(undefined, { responses: withoutConsent })],
  play: shows(/^You agree to/),
};
