import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { StatePage } from './StatePage';

const meta: Meta<typeof StatePage> = {
  title: 'Office/Layout/StatePage',
  component: StatePage,
  decorators: [inOffice()],
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof StatePage>;

export const Lost: Story = {
  args: { symbol: 'lost', children: 'The office has no page at this address.' },
};
export const Closed: Story = {
  args: { symbol: 'closed', children: 'Your role does not include this page.' },
};
export const Offline: Story = {
  args: {
    symbol: 'offline',
    isAlert: true,
    children: 'No connection. Please try again.',
    action: <Button>Try again</Button>,
  },
};
export const Empty: Story = { args: { symbol: 'empty', children: 'No reports yet.' } };
export const Mobile: Story = { ...Offline, ...phone };
