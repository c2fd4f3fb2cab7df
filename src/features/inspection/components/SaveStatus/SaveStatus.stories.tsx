import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  changesNotSaved,
  changesSaved,
  draftFollowed,
  draftOpened,
  itemMarkedGood,
} from '../../reportSlice';
import { driver } from '../../../../testing/fixtures/account';
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
/** Another tab holds the report, and says there how it stands. */
export const Followed: Story = {
  decorators: [
    onReport((dispatch) => dispatch(draftFollowed({ owner: driver.username, contents: null }))),
  ],
};
export const NotYetOpen: Story = {
  decorators: [onReport((dispatch) => dispatch(draftOpened(driver.username)))],
};
