import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { defaultSettings } from '@/contract/settings';
import { queriesApi, toOwnerVehiclesKey } from '@/features/inspection/delivery/extensions';
import {
  dateTimeReplaced,
  headerFieldChanged,
  itemMarkedDefective,
  itemMarkedGood,
  reportLoaded,
  reportSubmitted,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { now } from '@/features/inspection/model/state/header';
import { driver } from '@/testing/fixtures/account';
import { defects, heldBy } from '@/testing/fixtures/extensions';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import { onForm } from '@/testing/report/onForm';
import { brokenPhone, slowPhone } from '@/testing/report/inspectionSetup';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ReportBar } from './ReportBar';

const meta: Meta<typeof ReportBar> = {
  title: 'Report/Frame and bar/ReportBar',
  component: ReportBar,
  parameters: reportParameters,
  globals: { viewport: { value: 'phone' } },
};
export default meta;

type Story = StoryObj<typeof ReportBar>;

const loaded = (...inspection: Parameters<typeof makeInspection>) =>
  reportLoaded(toLoadedReport(makeInspection(...inspection), storyDateTime));

const ownBackend = {
  app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
};

/** A form on a truck that this defect of another report holds. */
const onHeldTruck = (defect: Parameters<typeof heldBy>[0]) =>
  onReport((dispatch) => {
    dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-204' }));
    const vehicles = { owner: driver.username, truck: 'T-204', trailers: '' };
    const about = toOwnerVehiclesKey(vehicles);
    const response = { ...heldBy(defect), about, isStored: false };
    const arg = { ...vehicles, except: null };
    void dispatch(queriesApi.util.upsertQueryData('previousReports', arg, response));
  });

export const Empty: Story = { decorators: [onReport()] };
export const Pending: Story = {
  decorators: [onReport((dispatch) => dispatch(loaded(true, { horn: null, mirrors: false })))],
};
export const AllClear: Story = { decorators: [onReport((dispatch) => dispatch(loaded(true)))] };
export const ConsentMissing: Story = {
  parameters: ownBackend,
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded(true));
      dispatch(dateTimeReplaced(now()));
    }),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'You agree to sign electronically' }),
    ).toBeVisible();
  },
};
export const Defects: Story = {
  decorators: [onReport((dispatch) => dispatch(loaded(true, { horn: false, mirrors: false })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Another truck' })).toBeVisible();
  },
};
export const Held: Story = {
  parameters: ownBackend,
  decorators: [onHeldTruck(defects.open)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do not drive T-204')).toBeVisible();
  },
};
export const Undecided: Story = {
  parameters: ownBackend,
  decorators: [onHeldTruck(defects.waiting)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('T-204: waits for a decision')).toBeVisible();
  },
};
export const Saving: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), slowPhone())],
};
export const NotSaved: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), brokenPhone())],
};
export const Withdrawn: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded(true));
      dispatch(onForm(reportSubmitted(waitingSubmission)));
      dispatch(itemMarkedDefective('horn'));
    }),
  ],
};
