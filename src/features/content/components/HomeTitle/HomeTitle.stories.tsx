import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded, responding, failed, loading } from '@/testing/stories/contentStories';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { showcase } from '@/testing/fixtures/showcase';
import { phone } from '@/testing/stories/phone';
import { HomeTitle } from './HomeTitle';

const meta: Meta<typeof HomeTitle> = {
  title: 'Site/Home page/HomeTitle',
  component: HomeTitle,
  parameters: allLoaded,
};
export default meta;

type Story = StoryObj<typeof HomeTitle>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Loading: Story = loading('homeFiles');
export const Failed: Story = failed('homeFiles');
export const TitleLoading: Story = loading('about');
export const TitleFailed: Story = failed('about');
export const WithoutFilm: Story = responding('homeFiles', []);
export const LongTexts: Story = responding('about', {
  ...showcase.about,
  home_title_text: `<h1>${longTitle}</h1><p>${longText}</p>`,
});
export const MobileLongTexts: Story = { ...LongTexts, ...phone };
