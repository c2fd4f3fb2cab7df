import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { ReasonDialog } from './ReasonDialog';

const meta: Meta<typeof ReasonDialog> = {
  title: 'Office/ReasonDialog',
  component: ReasonDialog,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { kind: 'defer', send: async () => undefined, onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof ReasonDialog>;

export const Defer: Story = { args: { kind: 'defer' } };
export const Reopen: Story = { args: { kind: 'reopen' } };
export const Mobile: Story = { ...phone };
