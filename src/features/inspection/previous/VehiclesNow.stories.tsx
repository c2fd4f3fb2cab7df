import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { extensionPaths } from '@/contract/extensions';
import { defects, heldBy, makePreviousResponse } from '@/testing/fixtures/extensions';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { rejectedWith, respondingWith, withoutResponse } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { VehiclesNow } from './VehiclesNow';

const previous = extensionPaths.previous;

const meta: Meta<typeof VehiclesNow> = {
  title: 'Report/Last report/VehiclesNow',
  component: VehiclesNow,
  parameters: { ...reportParameters, ...respondingWith('get', previous, makePreviousResponse()) },
  decorators: [onReport()],
  args: { report: makeSentReport() },
};
export default meta;

type Story = StoryObj<typeof VehiclesNow>;

export const MayBeDriven: Story = {};
export const Held: Story = {
  parameters: respondingWith('get', previous, heldBy(defects.open, defects.saysGood)),
};
export const MayBeHeld: Story = {
  parameters: respondingWith('get', previous, {
    ...makePreviousResponse(),
    vehicles: makePreviousResponse().vehicles.map((one) => ({ ...one, may_be_held_as: ['T-2O4'] })),
  }),
};
export const Mobile: Story = { ...Held, ...phone };
export const Unknown: Story = { parameters: rejectedWith('get', previous, {}, 503) };
export const Asking: Story = { parameters: withoutResponse('get', previous) };
