import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { ReasonsToChoose } from './ReasonsToChoose';

const meta: Meta<typeof ReasonsToChoose> = {
  title: 'Content/ReasonsToChoose',
  component: ReasonsToChoose,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('reasonsToChoose');
export const Failed: Story = failed('reasonsToChoose');
