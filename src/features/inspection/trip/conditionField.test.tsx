import { act, screen } from '@testing-library/react';
import { NextUnchecked } from '@/features/inspection/checklist/NextUnchecked';
import {
  itemMarkedDefective,
  itemMarkedGood,
  reportLoaded,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { extendedSettings, testSettings } from '@/testing/msw/backend';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openReportStore } from '@/testing/report/reportStore';
import { ConditionField } from './ConditionField';

async function showCondition(settings = testSettings) {
  const { store, stop, writable } = openReportStore(undefined, settings);
  await writable();
  const { user } = renderWithProviders(
    <>
      <ConditionField />
      <NextUnchecked />
    </>,
    { store, settings },
  );
  const perform = (...actions: Parameters<typeof store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) store.dispatch(action);
    });
  return { user, stop, perform };
}

const corrected = () => screen.getByRole('radio', { name: /^Above defects corrected/ });
const needsCorrection = () => screen.getByRole('radio', { name: /^Above defects need correction/ });

// 'above_defects_corrected default, or above_defects_need_correction'
test("the vehicle condition is always there with the specification's choices, and its default counts while no defect is open", async () => {
  const { perform, stop } = await showCondition();
  expect(screen.getByRole('radiogroup', { name: 'Vehicle condition' })).toBeVisible();
  expect(corrected()).toBeChecked();
  perform(itemMarkedDefective('horn'));
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  expect(corrected()).not.toBeChecked();
  expect(needsCorrection()).not.toBeChecked();
  perform(itemMarkedGood('horn'));
  expect(corrected()).toBeChecked();
  stop();
});

test("a later defect clears 'corrected' but not 'need correction', and the choice for removed defects does not count", async () => {
  const { user, perform, stop } = await showCondition();
  perform(itemMarkedDefective('horn'));
  await user.click(corrected());
  expect(corrected()).toBeChecked();
  perform(itemMarkedDefective('doors'));
  expect(corrected()).not.toBeChecked();
  await user.click(needsCorrection());
  perform(itemMarkedDefective('roof'));
  expect(needsCorrection()).toBeChecked();
  perform(itemMarkedGood('horn'), itemMarkedGood('doors'), itemMarkedGood('roof'));
  expect(corrected()).toBeChecked();
  stop();
});

test("a driver may choose 'need correction' without a defect", async () => {
  const { user, perform, stop } = await showCondition();
  await user.click(needsCorrection());
  perform(itemMarkedGood('horn'));
  expect(needsCorrection()).toBeChecked();
  stop();
});

test("the condition of a saved report stays the server's while its last defect is marked good", async () => {
  const { perform, stop } = await showCondition();
  const saved = makeInspection(true, { horn: false });
  const wire = {
    ...saved,
    satisfactory_vehicle_condition: 'above_defects_need_correction',
  } as const;
  const at = { date: '2026-11-21', time: '06:45' };
  perform(reportLoaded(toLoadedReport(wire, at)));
  expect(needsCorrection()).toBeChecked();
  perform(itemMarkedGood('horn'));
  expect(needsCorrection()).toBeChecked();
  perform(reportLoaded(toLoadedReport({ ...wire, horn: true }, at)));
  expect(needsCorrection()).toBeChecked();
  stop();
});

test("with a defect and no choice yet, the bar asks 'Is it fixed?' and leads to the choices", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { user, perform, stop } = await showCondition();
  expect(screen.queryByRole('button', { name: 'Is it fixed?' })).toBeNull();
  perform(itemMarkedDefective('horn'));
  await user.click(screen.getByRole('button', { name: 'Is it fixed?' }));
  expect(screen.getByRole('radiogroup', { name: 'Vehicle condition' })).toHaveFocus();
  await user.click(needsCorrection());
  expect(screen.queryByRole('button', { name: 'Is it fixed?' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Next thing to do' })).toBeVisible();
  stop();
});

test.each([
  ["Linehaul's own backend", extendedSettings, 'Fixed. A mechanic must still certify it.'],
  ['another backend', testSettings, 'Fixed'],
])("with %s, plain words explain the condition's choices", async (_name, settings, words) => {
  const { perform, stop } = await showCondition(settings);
  perform(itemMarkedDefective('horn'));
  expect(corrected()).toHaveAccessibleName(`Above defects corrected ${words}`);
  expect(needsCorrection()).toHaveAccessibleName('Above defects need correction Needs repair');
  stop();
});
