import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultSettings } from '@/contract/settings';
import {
  headerFieldChanged,
  itemMarkedDefective,
  problemsFound,
} from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { ConditionField } from './ConditionField';

const meta: Meta<typeof ConditionField> = {
  title: 'Report/Driver, vehicle and trip/ConditionField',
  component: ConditionField,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof ConditionField>;

export const AllClear: Story = { decorators: [onReport()] };
export const Missing: Story = {
  tags: ['richest'],
  parameters: {
    app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
  },
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedDefective('horn'));
      dispatch(problemsFound('2026-11-21'));
    }),
  ],
};
export const NeedsCorrection: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedDefective('horn'));
      dispatch(
        headerFieldChanged({
          field: 'satisfactory_vehicle_condition',
          value: 'above_defects_need_correction',
        }),
      );
    }),
  ],
};
export const Dark: Story = { ...Missing, ...inTheDark };
export const Mobile: Story = { ...Missing, ...phone };
