import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { FieldError } from './FieldError';

const meta: Meta<typeof FieldError> = {
  title: 'Shared/Fields/FieldError',
  component: FieldError,
  args: { children: 'Invalid email format' },
};
export default meta;

type Story = StoryObj<typeof FieldError>;

export const OneLine: Story = {};
export const LongTexts: Story = { ...phone, args: { children: longText } };
