import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  itemMarkedDefective,
  problemsFound,
  reportLoaded,
} from '@/features/inspection/model/inspectionSlice';
import { contentsOf } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { SignatureFields } from './SignatureFields';

const meta: Meta<typeof SignatureFields> = {
  title: 'Inspection/SignatureFields',
  component: SignatureFields,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof SignatureFields>;

/** The condition is preselected. */
export const Blank: Story = { decorators: [onReport()] };
export const Loaded: Story = {
  decorators: [
    onReport((dispatch) => dispatch(reportLoaded(contentsOf(makeInspection(true), storyDateTime)))),
  ],
};
/** The preselected condition does not count as chosen while a defect is open. */
export const DefectOpen: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedDefective('horn'));
      dispatch(problemsFound('2026-11-21'));
    }),
  ],
};
