import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contentAnswers } from '../../../../testing/contentHandlers';
import { answered, answering, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { Testimonials } from './Testimonials';

const meta: Meta<typeof Testimonials> = {
  title: 'Content/Testimonials',
  component: Testimonials,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
const many = Array.from({ length: 9 }, (_, index) => ({
  ...contentAnswers.comments[0],
  id: index,
  last_name: `Lopez the ${index + 1}th`,
}));

export const Loading: Story = loading('comments');
export const Failed: Story = failed('comments');
export const Empty: Story = answering('comments', []);
export const Many: Story = answering('comments', many);
