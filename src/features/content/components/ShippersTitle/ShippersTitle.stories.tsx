import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { shipperPagePicture } from '@/contract/shipper';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { ShippersTitle } from './ShippersTitle';

const meta: Meta<typeof ShippersTitle> = {
  title: 'Site/Page for shippers/ShippersTitle',
  component: ShippersTitle,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof ShippersTitle>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('shipperPage');
export const Failed: Story = failed('shipperPage');
export const WithoutPicture: Story = responding('shipperPage', {
  ...showcase.shipperPage,
  [shipperPagePicture]: null,
});
export const LongTexts: Story = responding('shipperPage', {
  ...showcase.shipperPage,
  shipper_main_title_text: `<h1>${longTitle}</h1><p>${longText}</p>`,
});
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
