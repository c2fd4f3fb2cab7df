import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { ThirdReasons } from './ThirdReasons';

const meta: Meta<typeof ThirdReasons> = {
  title: 'Content/ThirdReasons',
  component: ThirdReasons,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('thirdReasons');
export const Failed: Story = failed('thirdReasons');
