import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { driverPaths } from '@/contract/office/drivers';
import { phone } from '@/testing/stories/phone';
import {
  empty,
  noConnection,
  officeAt,
  officeParameters,
  shows,
} from '@/testing/stories/officeStories';
import { DriverList } from './DriverList';

const meta: Meta<typeof DriverList> = {
  title: 'Office/Pages/DriverList',
  component: DriverList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof DriverList>;

export const Default: Story = {
  tags: ['richest'],
  render: officeAt('/drivers', { role: 'dispatcher' }),
  play: shows('Dana Whitfield'),
};
export const Empty: Story = {
  render: officeAt('/drivers', { role: 'dispatcher', responses: empty }),
  play: shows('No drivers yet. An admin adds them under People.'),
};
export const Failed: Story = {
  render: officeAt('/drivers', {
    role: 'dispatcher',
    responses: { [driverPaths.list]: noConnection },
  }),
  play: shows(noConnection.message),
};
export const ForAMechanic: Story = {
  render: officeAt('/drivers', { role: 'mechanic' }),
  play: shows(/Your role does not include this page/),
};
export const Mobile: Story = { ...Default, ...phone };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
