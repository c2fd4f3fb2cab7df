import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { Hero } from './Hero';

const meta: Meta<typeof Hero> = {
  title: 'Site/On several pages/Hero',
  component: Hero,
  args: {
    picture: null,
    fallback: '/media/hero-poster.jpg',
    smallFallback: '/media/hero-poster-mobile.jpg',
    children: <h1>Freight that keeps its word</h1>,
  },
};
export default meta;

type Story = StoryObj<typeof Hero>;

export const OwnPicture: Story = {};
export const ServersPicture: Story = { args: { picture: '/media/driver-hero.jpg' } };
export const WithAside: Story = { args: { aside: <p>The application form stands here.</p> } };
export const WithNotice: Story = { args: { notice: <p role="status">Loading video...</p> } };
export const Mobile: Story = { ...phone };
export const LongTexts: Story = {
  ...phone,
  args: {
    children: (
      <>
        <h1>{longTitle}</h1>
        <p>{longText}</p>
      </>
    ),
  },
};
