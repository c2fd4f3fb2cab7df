import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpError } from 'react-admin';
import { withId } from '@/contract/calls';
import { companyPath } from '@/contract/office/company';
import { defectPaths } from '@/contract/office/defects';
import { vehiclePaths } from '@/contract/office/vehicles';
import { phone } from '@/testing/stories/phone';
import { noConnection, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { NotLoaded } from './NotLoaded';

const meta: Meta<typeof NotLoaded> = {
  title: 'Office/Layout/NotLoaded',
  component: NotLoaded,
  parameters: officeParameters,
  play: shows(noConnection.message),
};
export default meta;

type Story = StoryObj<typeof NotLoaded>;

const failing = (path: string, call: string): Story['render'] =>
  officeAt(path, { responses: { [call]: noConnection } });

export const List: Story = { render: failing('/defects', defectPaths.list) };
export const ListMobile: Story = { ...List, ...phone };
export const Form: Story = { render: failing('/vehicles/1', withId(vehiclePaths.record, 1)) };
export const Page: Story = { render: failing('/company', companyPath) };
export const MissingRecord: Story = {
  render: officeAt('/vehicles/404/show', {
    responses: { [withId(vehiclePaths.record, 404)]: new HttpError('Not found.', 404) },
  }),
  play: shows('This vehicle does not exist.'),
};
