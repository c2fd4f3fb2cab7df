import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded } from '@/testing/stories/contentStories';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { inSite } from '@/testing/stories/siteStories';
import { NotFound } from './NotFound';

const meta: Meta<typeof NotFound> = {
  title: 'Site/Pages/NotFound',
  component: NotFound,
  decorators: [inSite],
  parameters: { ...allLoaded, app: { route: '/nowhere', preloaded: signedOut } },
};
export default meta;

type Story = StoryObj<typeof NotFound>;

export const Desktop: Story = {};
export const Mobile: Story = { ...phone };
export const SignedIn: Story = { parameters: { app: { preloaded: signedIn } } };
