import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded } from '@/testing/stories/contentStories';
import { signedOut } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { inSite } from '@/testing/stories/siteStories';
import { Privacy } from './Privacy';

const meta: Meta<typeof Privacy> = {
  title: 'Site/Pages/Privacy',
  component: Privacy,
  decorators: [inSite],
  parameters: { ...allLoaded, app: { route: '/privacy', preloaded: signedOut } },
};
export default meta;

type Story = StoryObj<typeof Privacy>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
