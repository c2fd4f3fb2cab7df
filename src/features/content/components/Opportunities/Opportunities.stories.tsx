import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { Opportunities } from './Opportunities';

const meta: Meta<typeof Opportunities> = {
  title: 'Content/Opportunities',
  component: Opportunities,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('opportunities');
export const Failed: Story = failed('opportunities');
