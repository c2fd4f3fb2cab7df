import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inTheDark } from '@/testing/stories/reportStories';
import { PrintButton } from './MyReports';

const meta: Meta<typeof PrintButton> = {
  title: 'Report/Receipt and history/PrintButton',
  component: PrintButton,
};
export default meta;

type Story = StoryObj<typeof PrintButton>;

export const Default: Story = {};
export const Dark: Story = { ...inTheDark };
