import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { ShipperFeatures } from './ShipperFeatures';

const meta: Meta<typeof ShipperFeatures> = {
  title: 'Site/Page for shippers/ShipperFeatures',
  component: ShipperFeatures,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof ShipperFeatures>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('reasons');
export const Failed: Story = failed('reasons');
export const Empty: Story = responding('reasons', { ...showcase.reasons, shippers: [] });
export const OneWithoutPicture: Story = responding('reasons', {
  ...showcase.reasons,
  shippers: showcase.reasons.shippers.slice(0, 1),
  files: [],
});
export const LongTexts: Story = responding('reasons', {
  ...showcase.reasons,
  shippers: [{ id: 1, title: longTitle, description: longText }],
});
