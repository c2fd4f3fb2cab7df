import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { driverPagePicture } from '@/contract/driver';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { DriversTitle } from './DriversTitle';

const meta: Meta<typeof DriversTitle> = {
  title: 'Site/Page for drivers/DriversTitle',
  component: DriversTitle,
  parameters: allLoaded,
  args: { children: <p>The application form stands here.</p> },
};
export default meta;

type Story = StoryObj<typeof DriversTitle>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('driverPage');
export const Failed: Story = failed('driverPage');
export const WithoutPicture: Story = responding('driverPage', {
  ...showcase.driverPage,
  [driverPagePicture]: null,
});
export const LongTexts: Story = responding('driverPage', {
  ...showcase.driverPage,
  driver_and_shipper_text: `<h1>${longTitle}</h1><p>${longText}</p>`,
});
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
