import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice } from '@/testing/stories/officeStories';
import { withPublicPage } from '@/testing/stories/publicPages';
import { Thumbnail } from './Thumbnail';

const meta: Meta<typeof Thumbnail> = {
  title: 'Office/Site content preview/Thumbnail',
  component: Thumbnail,
  parameters: withPublicPage('locations'),
  decorators: [inOffice()],
  args: { page: 'home', name: 'locations' },
};
export default meta;

type Story = StoryObj<typeof Thumbnail>;

export const Default: Story = {};
export const LeftOut: Story = { args: { name: 'services' } };
