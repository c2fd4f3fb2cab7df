import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { ConfirmationNote } from './ConfirmationNote';

const meta: Meta<typeof ConfirmationNote> = {
  title: 'Shared/Fields/ConfirmationNote',
  component: ConfirmationNote,
  args: { takesFocus: false, children: 'Thank you. We have your application.' },
};
export default meta;

type Story = StoryObj<typeof ConfirmationNote>;

export const Default: Story = {};
export const Focused: Story = { args: { takesFocus: true } };
export const LongTexts: Story = { args: { children: longText }, ...phone };
