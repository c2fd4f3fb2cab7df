import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, answering, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { AboutServices } from './AboutServices';

const meta: Meta<typeof AboutServices> = {
  title: 'Content/AboutServices',
  component: AboutServices,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('services');
export const Failed: Story = failed('services');
export const Empty: Story = answering('services', []);
