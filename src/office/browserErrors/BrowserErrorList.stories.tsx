import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { BrowserErrorList } from './BrowserErrorList';

const meta: Meta<typeof BrowserErrorList> = {
  title: 'Office/Pages/BrowserErrorList',
  component: BrowserErrorList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof BrowserErrorList>;

export const Default: Story = {
  render: officeAt('/browser-errors'),
  play: shows(/reading 'trailers'/),
};
export const Empty: Story = {
  render: officeAt('/browser-errors', { responses: empty }),
  play: shows('No errors of pages in the last 14 days.'),
};
export const Mobile: Story = { ...Default, ...phone };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
