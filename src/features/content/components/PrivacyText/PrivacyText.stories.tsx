import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, failed, loading, responding } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { PrivacyText } from './PrivacyText';

const meta: Meta<typeof PrivacyText> = {
  title: 'Site/On several pages/PrivacyText',
  component: PrivacyText,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof PrivacyText>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('privacy');
export const Failed: Story = failed('privacy');
export const LongTexts: Story = responding('privacy', {
  privacy_text: `<h2>${longTitle}</h2><p>${longText}</p>`,
});
