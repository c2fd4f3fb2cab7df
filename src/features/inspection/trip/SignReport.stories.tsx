import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  driverNamed,
  itemMarkedDefective,
  itemMarkedGood,
  problemsFound,
  reportSigned,
} from '@/features/inspection/model/inspectionSlice';
import { checklistKeys } from '@/contract/checklist';
import { defaultSettings } from '@/contract/settings';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { SignatureFields } from './SignatureFields';

const meta: Meta<typeof SignatureFields> = {
  title: 'Report/Driver, vehicle and trip/SignReport',
  component: SignatureFields,
  parameters: {
    ...reportParameters,
    app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
  },
};
export default meta;

type Story = StoryObj<typeof SignatureFields>;
type Prepare = Parameters<typeof onReport>[0];

const named: Prepare = (dispatch) => dispatch(driverNamed('Dana Miles'));
const checked: Prepare = (dispatch) => {
  named(dispatch);
  for (const key of checklistKeys) dispatch(itemMarkedGood(key));
};
const signed: Prepare = (dispatch) => {
  checked(dispatch);
  dispatch(reportSigned('2026-11-22'));
};

export const Unchecked: Story = { decorators: [onReport(named)] };
export const ToSign: Story = { decorators: [onReport(checked)], tags: ['richest'] };
export const Missing: Story = {
  decorators: [
    onReport((dispatch) => {
      checked(dispatch);
      dispatch(problemsFound('2026-11-21'));
    }),
  ],
};
export const Signed: Story = { decorators: [onReport(signed)] };
export const Outdated: Story = {
  decorators: [
    onReport((dispatch) => {
      signed(dispatch);
      dispatch(itemMarkedDefective('horn'));
    }),
  ],
};
export const Dark: Story = { ...Outdated, ...inTheDark };
export const Mobile: Story = { ...Outdated, globals: { viewport: { value: 'phone' } } };
