import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { deferredDefect, openDefect } from '@/testing/fixtures/office';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { CertifyDialog } from './CertifyDialog';

const meta: Meta<typeof CertifyDialog> = {
  title: 'Office/Defects/CertifyDialog',
  component: CertifyDialog,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    state: 'repaired',
    defects: [openDefect],
    send: async () => undefined,
    onClose: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof CertifyDialog>;

export const Repaired: Story = { args: { state: 'repaired' } };
export const NotNeeded: Story = { args: { state: 'repair_not_needed' } };
export const Several: Story = { args: { defects: [openDefect, deferredDefect] } };
export const Mobile: Story = { ...phone };
