import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import {
  headerFieldChanged,
  itemMarkedDefective,
  reportLoaded,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { phone } from '@/testing/stories/phone';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { OtherVehicleQuestion, otherVehicleTexts } from './OtherVehicleQuestion';

const meta: Meta<typeof OtherVehicleQuestion> = {
  title: 'Report/Driver, vehicle and trip/OtherVehicleQuestion',
  component: OtherVehicleQuestion,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof OtherVehicleQuestion>;

const loaded = reportLoaded(toLoadedReport(makeInspection(true), storyDateTime));
const entered = (value: string) => headerFieldChanged({ field: 'truck_number', value });

export const Question: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded);
      dispatch(entered('T-9'));
    }),
  ],
};
export const AnotherTrailer: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded);
      dispatch(headerFieldChanged({ field: 'trailer_numbers', value: 'R-9' }));
    }),
  ],
};
export const NoTrailer: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded);
      dispatch(headerFieldChanged({ field: 'trailer_numbers', value: 'No trailer' }));
    }),
  ],
};
export const Dark: Story = { ...Question, ...inTheDark };

export const WithChanges: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded);
      dispatch(itemMarkedDefective('horn'));
      dispatch(entered('T-9'));
    }),
  ],
};

export const Empty: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded);
      dispatch(entered(''));
    }),
  ],
};
export const LongNumber: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded);
      dispatch(entered('UNIT-'.repeat(30)));
    }),
  ],
};

export const Kept: Story = {
  ...Question,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await body.findByRole('button', { name: otherVehicleTexts.keep('T-204') }),
    );
    await expect(body.queryByRole('alertdialog')).toBeNull();
  },
};

export const BeforeTheFirstSave: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(entered('T-2O4'));
      dispatch(itemMarkedDefective('horn'));
      dispatch(entered('T-204'));
    }),
  ],
};
