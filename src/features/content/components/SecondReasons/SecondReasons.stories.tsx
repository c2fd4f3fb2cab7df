import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { contentAnswers } from '../../../../testing/contentHandlers';
import { answered, answering, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { SecondReasons } from './SecondReasons';

const meta: Meta<typeof SecondReasons> = {
  title: 'Content/SecondReasons',
  component: SecondReasons,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('secondReasons');
export const Failed: Story = failed('secondReasons');
export const One: Story = answering('secondReasons', contentAnswers.secondReasons.slice(0, 1));
