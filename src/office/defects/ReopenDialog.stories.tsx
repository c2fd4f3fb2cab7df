import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { ReopenDialog } from './ReopenDialog';

const meta: Meta<typeof ReopenDialog> = {
  title: 'Office/Defects/ReopenDialog',
  component: ReopenDialog,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { send: async () => undefined, onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof ReopenDialog>;

export const Reopen: Story = {};
export const Mobile: Story = { ...phone };
