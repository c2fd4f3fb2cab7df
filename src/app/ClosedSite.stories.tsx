import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultSettings } from '@/contract/settings';
import { session, signedOut } from '@/testing/fixtures/account';
import { allLoaded } from '@/testing/stories/contentStories';
import { ClosedSite } from './ClosedSite';

const settings = { ...defaultSettings, fleet: true, openingSoon: true };
const admin = { username: 'rosa', email: 'rosa@linehaul.test', role: 'admin' as const };

const meta: Meta<typeof ClosedSite> = {
  title: 'Site/Dialogs and messages/ClosedSite',
  component: ClosedSite,
  parameters: {
    ...allLoaded,
    app: {
      settings,
      preloaded: { auth: { status: 'authenticated', ...session, user: admin } },
    },
  },
};
export default meta;

type Story = StoryObj<typeof ClosedSite>;

export const ForAdmins: Story = {};
export const ForVisitors: Story = { parameters: { app: { settings, preloaded: signedOut } } };
