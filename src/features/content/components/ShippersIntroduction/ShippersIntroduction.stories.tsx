import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { ShippersIntroduction } from './ShippersIntroduction';

const meta: Meta<typeof ShippersIntroduction> = {
  title: 'Site/Page for shippers/ShippersIntroduction',
  component: ShippersIntroduction,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof ShippersIntroduction>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('shipperPage');
export const Failed: Story = failed('shipperPage');
export const Empty: Story = responding('shipperPage', {
  ...showcase.shipperPage,
  shipper_text: '',
});
export const LongTexts: Story = responding('shipperPage', {
  ...showcase.shipperPage,
  shipper_text: `<h2>${longTitle}</h2><p>${longText}</p>`,
});
