import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asSanitized } from '@/components/RichText/safeHtml';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { Description } from './Description';

const meta: Meta<typeof Description> = {
  title: 'Site/Page for shippers/Description',
  component: Description,
  args: { text: asSanitized('Six years on average.') },
};
export default meta;

type Story = StoryObj<typeof Description>;

export const Lines: Story = {};
export const Bullets: Story = {
  args: { text: asSanitized('We say so first.\n• A call within the hour\n• A plan') },
};
export const Markup: Story = {
  args: { text: asSanitized('<p>With <b>markup</b> of its own</p>') },
};
export const Empty: Story = { args: { text: asSanitized('') } };
export const LongTexts: Story = { ...phone, args: { text: asSanitized(longText) } };
