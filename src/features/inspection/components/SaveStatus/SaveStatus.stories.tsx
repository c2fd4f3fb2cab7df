import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { changesNotSaved, changesSaved, itemMarkedGood } from '../../reportSlice';
import { onReport, reportParameters } from '../../../../testing/reportStories';
import { SaveStatus } from './SaveStatus';

const meta: Meta<typeof SaveStatus> = {
  title: 'Inspection/SaveStatus',
  component: SaveStatus,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = { decorators: [onReport((dispatch) => dispatch(changesSaved()))] };
export const Saving: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')))],
};
export const NotSaved: Story = {
  decorators: [onReport((dispatch) => dispatch(changesNotSaved()))],
};
