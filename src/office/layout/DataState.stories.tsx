import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defectPaths } from '@/contract/office/defects';
import { phone } from '@/testing/stories/phone';
import { noConnection, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { DataState } from './DataState';

const meta: Meta<typeof DataState> = {
  title: 'Office/Layout/DataState',
  component: DataState,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof DataState>;

export const NoConnection: Story = {
  render: officeAt('/', { responses: { [defectPaths.list]: noConnection } }),
  play: shows(noConnection.message),
};
export const Mobile: Story = { ...NoConnection, ...phone };
