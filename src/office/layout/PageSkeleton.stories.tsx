import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { PageSkeleton } from './PageSkeleton';

const meta: Meta<typeof PageSkeleton> = {
  title: 'Office/Layout/PageSkeleton',
  component: PageSkeleton,
  parameters: officeParameters,
  decorators: [inOffice()],
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading' });
  },
};
export default meta;

type Story = StoryObj<typeof PageSkeleton>;

export const OnADesktop: Story = {};
export const Mobile: Story = { ...phone };
