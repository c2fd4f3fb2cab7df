import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { makeInspection } from '../../../../testing/fixtures/inspection';
import { stageMoment } from '../../../../testing/reportStage';
import { onReport, reportParameters } from '../../../../testing/reportStories';
import { contentsOf } from '../../report/reportContents';
import { reportLoaded } from '../../inspectionSlice';
import { SignatureFields } from './SignatureFields';

const meta: Meta<typeof SignatureFields> = {
  title: 'Inspection/SignatureFields',
  component: SignatureFields,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const MechanicMarked: Story = { decorators: [onReport()] };
export const MechanicNotMarked: Story = {
  decorators: [
    onReport((dispatch) => dispatch(reportLoaded(contentsOf(makeInspection(true), stageMoment)))),
  ],
};
