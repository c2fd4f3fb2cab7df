import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { Companies } from './Companies';

const meta: Meta<typeof Companies> = {
  title: 'Site/Home page/Companies',
  component: Companies,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof Companies>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('companies');
export const Failed: Story = failed('companies');
export const Empty: Story = responding('companies', []);
export const One: Story = responding('companies', showcase.companies.slice(0, 1));
export const LongTexts: Story = responding('companies', [
  { id: 1, title: longTitle, description: longText, image: null },
]);
export const MobileLongTexts: Story = { ...LongTexts, ...phone };

export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
