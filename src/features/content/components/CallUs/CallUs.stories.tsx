import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding } from '@/testing/stories/contentStories';
import { showcase } from '@/testing/fixtures/showcase';
import { CallUs } from './CallUs';

const meta: Meta<typeof CallUs> = {
  title: 'Site/Page for drivers/CallUs',
  component: CallUs,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof CallUs>;

export const Default: Story = {};
export const WithoutPhone: Story = responding('contacts', { ...showcase.contacts, phone1: '' });
