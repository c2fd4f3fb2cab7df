import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { defaultSettings } from '@/contract/settings';
import { extensionPaths } from '@/contract/extensions';
import type { EarlierOwner } from '@/contract/records';
import { makePreviousResponse, nothingCertified } from '@/testing/fixtures/extensions';
import { withExtensions } from '@/testing/report/withExtensions';
import { respondingWith } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { TruckField } from './VehicleFields';

const responding = (previous: object) => [
  ...respondingWith('get', extensionPaths.previous, { ...makePreviousResponse(), ...previous }).msw,
  ...respondingWith('get', extensionPaths.numbers, { trucks: [], trailers: [] }).msw,
  ...respondingWith('get', extensionPaths.current, { ...nothingCertified, report: null }).msw,
];
const look_alikes = [{ kind: 'truck', number: 'T-108' } as const];

const meta: Meta<typeof TruckField> = {
  title: 'Report/Driver, vehicle and trip/TruckField',
  component: TruckField,
  parameters: {
    msw: responding({ look_alikes }),
    app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
  },
  render: () => withExtensions(<TruckField />),
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof TruckField>;

export const Empty: Story = {};
export const LooksLikeAnother: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Truck number');
    await userEvent.type(field, 'T-1O8');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Yes, T-108' })).toBeVisible();
  },
};
const owner: EarlierOwner = {
  kind: 'truck',
  number: 'T-204',
  now: 'T-204N',
  until: '2026-11-27',
  is_held: true,
  only_waits: false,
};
export const HadByAnother: Story = {
  parameters: { msw: responding({ earlier_owners: [owner] }) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Truck number');
    await userEvent.type(field, 'T-204');
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'T-204N' })).toBeVisible();
  },
};
export const Mobile: Story = { ...LooksLikeAnother, ...phone };
