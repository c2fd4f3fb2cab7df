import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, loading } from '../../testing/contentStories';
import { phone } from '../../testing/phone';
import { Home } from './Home';

const meta: Meta<typeof Home> = {
  title: 'Pages/Home',
  component: Home,
  parameters: { ...answered, house: { route: '/' } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('about');
export const Failed: Story = failed('about');
