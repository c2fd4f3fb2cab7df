import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { ToastCard } from './ToastCard';

const meta: Meta<typeof ToastCard> = {
  title: 'Site/Dialogs and messages/ToastCard',
  component: ToastCard,
  args: { onDismiss: () => undefined },
};
export default meta;

type Story = StoryObj<typeof ToastCard>;

export const WithoutIcon: Story = { args: { type: 'blank', text: 'Nothing to report' } };
export const Error: Story = { args: { type: 'error', text: 'Failed to send' } };
export const Success: Story = { args: { type: 'success', text: 'Your information is sent' } };
export const Loading: Story = { args: { type: 'loading', text: 'Loading...' } };
export const Custom: Story = { args: { type: 'custom', text: 'Your truck is ready' } };
export const LongTexts: Story = { ...phone, args: { type: 'error', text: longText } };
