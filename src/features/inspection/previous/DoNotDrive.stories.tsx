import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getShownIds } from '@/features/inspection/delivery/extensions';
import { holdingRead, problemsFound } from '@/features/inspection/model/inspectionSlice';
import { longText } from '@/testing/fixtures/extremes';
import { defects, heldBy, makePreviousResponse } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { DoNotDrive } from './DoNotDrive';

const held = heldBy(defects.open, defects.saysGood);
const { vehicles, carrier_phone } = held;
const shown = getShownIds(held);

const meta: Meta<typeof DoNotDrive> = {
  title: 'Report/Last report/DoNotDrive',
  component: DoNotDrive,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { vehicles, agentFor: [], phone: carrier_phone, shown },
};
export default meta;

type Story = StoryObj<typeof DoNotDrive>;

export const Held: Story = {};
export const OutOfService: Story = {
  args: {
    vehicles: makePreviousResponse().vehicles.map((vehicle) => ({ ...vehicle, in_service: false })),
  },
};
/** 390 px: a radiator waits for a decision. */
export const Waiting: Story = { ...phone, args: { vehicles: heldBy(defects.waiting).vehicles } };
export const Mobile: Story = { ...phone };
export const WithoutANumber: Story = { args: { phone: '' } };
export const Read: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(holdingRead(shown.holding));
    }),
  ],
};
export const Unread: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(problemsFound('2026-11-21'));
    }),
  ],
};
export const LongTexts: Story = {
  ...phone,
  args: { vehicles: heldBy({ ...defects.open, description: longText }).vehicles },
};
export const Dark: Story = { ...Held, ...inTheDark };
