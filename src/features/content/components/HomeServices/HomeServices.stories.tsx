import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { HomeServices } from './HomeServices';

const meta: Meta<typeof HomeServices> = {
  title: 'Site/Home page/HomeServices',
  component: HomeServices,
  parameters: allLoaded,
  args: { showShippers: true },
};
export default meta;

type Story = StoryObj<typeof HomeServices>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('reasons');
export const Failed: Story = failed('reasons');
export const Empty: Story = responding('reasons', {
  ...showcase.reasons,
  drivers: [],
  shippers: [],
});
export const One: Story = responding('reasons', {
  ...showcase.reasons,
  drivers: showcase.reasons.drivers.slice(0, 1),
});
export const LongTexts: Story = responding('reasons', {
  ...showcase.reasons,
  title_for_driver: longTitle,
  drivers: [{ id: 1, title: longTitle, description: longText }],
});
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
export const DriversAlone: Story = { args: { showShippers: false } };
export const ShipperChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Drivers' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Shipper' })).toHaveFocus();
    await expect(await canvas.findByText('One dispatcher')).toBeVisible();
  },
};
