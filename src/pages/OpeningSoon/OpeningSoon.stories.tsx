import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultSettings } from '@/contract/settings';
import { blankCompanyName } from '@/contract/company';
import { signedOut } from '@/testing/fixtures/account';
import { anotherCompany } from '@/testing/fixtures/company';
import { allLoaded } from '@/testing/stories/contentStories';
import { phone } from '@/testing/stories/phone';
import { OpeningSoon } from './OpeningSoon';

const settings = { ...defaultSettings, fleet: true, openingSoon: true };

const meta: Meta<typeof OpeningSoon> = {
  title: 'Site/Pages/OpeningSoon',
  component: OpeningSoon,
  parameters: {
    ...allLoaded,
    app: { preloaded: signedOut, settings: { ...settings, company: anotherCompany } },
  },
};
export default meta;

type Story = StoryObj<typeof OpeningSoon>;

export const Named: Story = {};
export const Mobile: Story = { ...phone };
export const Nameless: Story = {
  parameters: {
    app: {
      preloaded: signedOut,
      settings: { ...settings, company: { ...anotherCompany, name: blankCompanyName } },
    },
  },
};
