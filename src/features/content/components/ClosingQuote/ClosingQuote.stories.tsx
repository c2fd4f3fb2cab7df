import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { ClosingQuote } from './ClosingQuote';

const meta: Meta<typeof ClosingQuote> = {
  title: 'Site/Page for shippers/ClosingQuote',
  component: ClosingQuote,
};
export default meta;

type Story = StoryObj<typeof ClosingQuote>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
