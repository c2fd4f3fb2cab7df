import { act, screen, within } from '@testing-library/react';
import {
  defectTextChanged,
  itemMarkedDefective,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { openReportStore } from '@/testing/report/reportStore';
import { Checklist } from './Checklist';

async function showChecklist() {
  const { store, stop, writable } = openReportStore();
  await writable();
  const { user } = renderWithProviders(<Checklist />, { store });
  const perform = (...actions: Parameters<typeof store.dispatch>[0][]) =>
    act(() => {
      for (const action of actions) store.dispatch(action);
    });
  return { user, stop, perform };
}

function getRow(item: string) {
  const row = screen.getByRole('group', { name: item }).closest('li');
  if (!row) throw new Error(`There is no row for ${item}`);
  return within(row);
}

const question = () => screen.queryByRole('radiogroup', { name: /fixed\?$/ });

test('the form asks only once, under the first defect, whether the defects are fixed, and does not ask without a defect', async () => {
  const { perform, stop } = await showChecklist();
  expect(question()).toBeNull();
  perform(itemMarkedDefective('horn'));
  expect(getRow('Horn').getByRole('radiogroup', { name: 'Is it fixed?' })).toBeVisible();
  perform(itemMarkedDefective('doors'), defectTextChanged({ key: 'doors', text: 'Bent' }));
  expect(
    getRow('Horn').getByRole('radiogroup', { name: 'Are all 2 defects fixed?' }),
  ).toBeVisible();
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  perform(itemMarkedGood('horn'));
  expect(getRow('Doors').getByRole('radiogroup', { name: 'Is it fixed?' })).toBeVisible();
  perform(itemMarkedGood('doors'));
  expect(question()).toBeNull();
  stop();
});

test("each answer to 'Is it fixed?' names the specification's condition, and a later defect clears 'Fixed' but not 'Needs repair'", async () => {
  const { user, perform, stop } = await showChecklist();
  perform(itemMarkedDefective('horn'));
  const fixed = () =>
    screen.getByRole('radio', {
      name: 'Fixed. A mechanic must still certify it. Above defects corrected',
    });
  const needsRepair = () =>
    screen.getByRole('radio', { name: 'Needs repair Above defects need correction' });
  expect(fixed()).not.toBeChecked();
  expect(needsRepair()).not.toBeChecked();
  await user.click(fixed());
  expect(fixed()).toBeChecked();
  perform(itemMarkedDefective('doors'));
  expect(fixed()).not.toBeChecked();
  await user.click(needsRepair());
  perform(itemMarkedDefective('roof'));
  expect(needsRepair()).toBeChecked();
  stop();
});
