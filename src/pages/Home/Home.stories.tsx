import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answered,
  answeringAll,
  failed,
  loading,
  nothingAnswered,
} from '@/testing/stories/contentStories';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { inSite } from '@/testing/stories/siteStories';
import { Home } from './Home';

const meta: Meta<typeof Home> = {
  title: 'Pages/Home',
  component: Home,
  decorators: [inSite],
  parameters: { ...answered, app: { route: '/', preloaded: signedOut } },
};
export default meta;

type Story = StoryObj<typeof Home>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const SignedIn: Story = { parameters: { app: { preloaded: signedIn } } };
export const Loading: Story = loading('about');
export const Failed: Story = failed('about');
/** The backend is down: each section shows its own error. */
export const AllFailed: Story = nothingAnswered(
  'contacts',
  'about',
  'homeFiles',
  'reasons',
  'companies',
  'reliableSolutions',
  'locationsText',
  'services',
  'comments',
);
/** A backend without any content yet. */
export const Empty: Story = answeringAll([
  ['services', []],
  ['companies', []],
  ['comments', []],
  ['locations', []],
  ['reliableSolutions', []],
  ['homeFiles', []],
]);
