import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { HasPrivacyContext } from './hasPrivacy';
import { PrivacyNote } from './PrivacyNote';

const meta: Meta<typeof PrivacyNote> = {
  title: 'Shared/Fields/PrivacyNote',
  component: PrivacyNote,
  decorators: [
    (Story) => (
      <HasPrivacyContext value>
        <Story />
      </HasPrivacyContext>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PrivacyNote>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
