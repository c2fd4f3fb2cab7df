import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { DeferDialog } from './DeferDialog';

const meta: Meta<typeof DeferDialog> = {
  title: 'Office/Defects/DeferDialog',
  component: DeferDialog,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { send: async () => undefined, onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof DeferDialog>;

export const Defer: Story = {};
export const AffectsSafeOperation: Story = {
  tags: ['richest'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    await screen.findByText(/must be repaired before/);
  },
};
export const Mobile: Story = { ...phone };
