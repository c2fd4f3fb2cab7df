import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, answering, failed, loading } from '@/testing/contentStories';
import { longText, longTitle } from '@/testing/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/phone';
import { ShipperIntro } from './ShipperIntro';

const meta: Meta<typeof ShipperIntro> = {
  title: 'Content/ShipperIntro',
  component: ShipperIntro,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
/** Nothing shows until the text comes: the hero says why. */
export const Loading: Story = loading('shipperPage');
export const Failed: Story = failed('shipperPage');
export const Empty: Story = answering('shipperPage', { ...showcase.shipperPage, shipper_text: '' });
export const LongTexts: Story = answering('shipperPage', {
  ...showcase.shipperPage,
  shipper_text: `<h2>${longTitle}</h2><p>${longText}</p>`,
});
