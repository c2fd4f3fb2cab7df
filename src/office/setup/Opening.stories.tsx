import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { Opening } from './Opening';

const meta: Meta<typeof Opening> = {
  title: 'Office/Company and setup/Opening',
  component: Opening,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { isOpen: false, unfinished: 3 },
};
export default meta;

type Story = StoryObj<typeof Opening>;

export const NotOpenYet: Story = { play: shows('Your site is not open yet') };
export const Open: Story = { args: { isOpen: true }, play: shows('Your site is open') };
export const Mobile: Story = { ...NotOpenYet, ...phone };
