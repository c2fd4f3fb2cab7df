import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { HowWorking } from './HowWorking';

const meta: Meta<typeof HowWorking> = {
  title: 'Content/HowWorking',
  component: HowWorking,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('howWorking');
export const Failed: Story = failed('howWorking');
