import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { draftOpened, draftShown, itemMarkedGood } from '../../inspectionSlice';
import { driver } from '../../../../testing/fixtures/account';
import { brokenPhone, slowPhone } from '../../../../testing/inspectionWorld';
import { onReport, reportParameters } from '../../../../testing/reportStories';
import { SaveStatus } from './SaveStatus';

const meta: Meta<typeof SaveStatus> = {
  title: 'Inspection/SaveStatus',
  component: SaveStatus,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = { decorators: [onReport()] };
export const Saving: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), slowPhone())],
};
export const NotSaved: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), brokenPhone())],
};
/** Another tab writes the report, and says there how it stands. */
export const ReadOnly: Story = {
  decorators: [
    onReport((dispatch) => dispatch(draftShown({ owner: driver.username, contents: null }))),
  ],
};
export const NotYetOpen: Story = {
  decorators: [onReport((dispatch) => dispatch(draftOpened(driver.username)))],
};
