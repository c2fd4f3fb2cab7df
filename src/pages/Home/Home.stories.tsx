import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  allLoaded,
  respondingAll,
  failed,
  loading,
  allFailed,
} from '@/testing/stories/contentStories';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { inSite } from '@/testing/stories/siteStories';
import { Home } from './Home';

const meta: Meta<typeof Home> = {
  title: 'Site/Pages/Home',
  component: Home,
  decorators: [inSite],
  parameters: { ...allLoaded, app: { route: '/', preloaded: signedOut } },
};
export default meta;

type Story = StoryObj<typeof Home>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const SignedIn: Story = { parameters: { app: { preloaded: signedIn } } };
export const Loading: Story = loading('about');
export const Failed: Story = failed('about');
export const AllFailed: Story = allFailed('/');
export const Empty: Story = respondingAll([
  ['services', []],
  ['companies', []],
  ['comments', []],
  ['locations', []],
  ['reliableSolutions', []],
  ['homeFiles', []],
]);
