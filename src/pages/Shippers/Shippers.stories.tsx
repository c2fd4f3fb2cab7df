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
import { Shippers } from './Shippers';

const meta: Meta<typeof Shippers> = {
  title: 'Site/Pages/Shippers',
  component: Shippers,
  decorators: [inSite],
  parameters: { ...allLoaded, app: { route: '/shippers', preloaded: signedOut } },
};
export default meta;

type Story = StoryObj<typeof Shippers>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const SignedIn: Story = { parameters: { app: { preloaded: signedIn } } };
export const Loading: Story = loading('shipperPage');
export const Failed: Story = failed('shipperPage');
export const AllFailed: Story = allFailed('/shippers');
export const Empty: Story = respondingAll([
  ['reasonsToChoose', []],
  ['secondReasons', []],
  ['thirdReasons', []],
  ['reasons', { ...showcase.reasons, shippers: [] }],
]);
