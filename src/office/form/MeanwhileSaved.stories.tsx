import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { MeanwhileSaved } from './MeanwhileSaved';

const meta: Meta<typeof MeanwhileSaved> = {
  title: 'Office/Forms/MeanwhileSaved',
  component: MeanwhileSaved,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    message: 'Rosa Diaz changed this while you were editing.',
    changed: ['Address', 'Phone'],
    children: 'Save again to keep what you typed.',
  },
  play: shows(/Changed: Address; Phone/),
};
export default meta;

type Story = StoryObj<typeof MeanwhileSaved>;

export const TwoFields: Story = {};
export const Mobile: Story = { ...phone };
