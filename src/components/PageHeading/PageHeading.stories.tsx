import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { PageHeading } from './PageHeading';

const meta: Meta<typeof PageHeading> = {
  title: 'Shared/Page parts/PageHeading',
  component: PageHeading,
  args: { title: 'Drive with people who know the road' },
};
export default meta;

type Story = StoryObj<typeof PageHeading>;

export const TitleAlone: Story = {};
export const Default: Story = {
  args: { over: 'For drivers', lead: 'New trucks, honest miles, and home when we said.' },
};
export const Mobile: Story = { ...phone, args: Default.args };
