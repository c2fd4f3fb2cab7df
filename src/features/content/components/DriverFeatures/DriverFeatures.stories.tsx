import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { DriverFeatures } from './DriverFeatures';

const meta: Meta<typeof DriverFeatures> = {
  title: 'Site/Page for drivers/DriverFeatures',
  component: DriverFeatures,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof DriverFeatures>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('reasons');
export const Failed: Story = failed('reasons');
export const Empty: Story = responding('reasons', { ...showcase.reasons, drivers: [] });
export const OneWithoutPicture: Story = responding('reasons', {
  ...showcase.reasons,
  drivers: showcase.reasons.drivers.slice(0, 1),
  files: [],
});
export const LongTexts: Story = responding('reasons', {
  ...showcase.reasons,
  drivers: [{ id: 1, title: longTitle, description: longText }],
});
