import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { Locations } from './Locations';

const meta: Meta<typeof Locations> = {
  title: 'Site/Home page/Locations',
  component: Locations,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof Locations>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('locations');
export const Failed: Story = failed('locations');
export const TextLoading: Story = loading('locationsText');
export const TextFailed: Story = failed('locationsText');
export const Empty: Story = responding('locations', []);
export const LongTexts: Story = responding('locationsText', {
  title: longTitle,
  description: longText,
});
export const PopupOpen: Story = {
  tags: ['richest'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dallas, TX' }));
    await expect(await canvas.findByRole('link', { name: 'More info' })).toBeVisible();
  },
};
