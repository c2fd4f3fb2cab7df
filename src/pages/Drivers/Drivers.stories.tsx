import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  allLoaded,
  respondingAll,
  failed,
  loading,
  allFailed,
} from '@/testing/stories/contentStories';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { inSite } from '@/testing/stories/siteStories';
import { Drivers } from './Drivers';

const meta: Meta<typeof Drivers> = {
  title: 'Site/Pages/Drivers',
  component: Drivers,
  decorators: [inSite],
  parameters: { ...allLoaded, app: { route: '/drivers', preloaded: signedOut } },
};
export default meta;

type Story = StoryObj<typeof Drivers>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const SignedIn: Story = { parameters: { app: { preloaded: signedIn } } };
export const Loading: Story = loading('driverPage');
export const Failed: Story = failed('driverPage');
export const AllFailed: Story = allFailed('/drivers');
export const Empty: Story = respondingAll([
  ['opportunities', []],
  ['howWorking', []],
  ['reasons', { ...showcase.reasons, drivers: [] }],
]);
