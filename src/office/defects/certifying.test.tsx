import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { justReopened, reopenedDefect, saysGoodDefect } from '@/testing/fixtures/defectStates';
import { deferredDefect, openDefect, repairedDefect } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

/** The office at a path, on a server with these responses. */
function open(path: string, responses: Record<string, unknown> = {}) {
  const Office = officeAt(path, { responses });
  render(<Office />);
}

const find = (name: string | RegExp) => screen.findByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));

beforeEach(() => localStorage.clear());

test('one press certifies what the driver says is good, once the mechanic has written their name', async () => {
  const certify = jest.fn().mockReturnValue({ ...repairedDefect, id: saysGoodDefect.id });
  open(`/defects/${saysGoodDefect.id}/show`, {
    [withId(defectPaths.certify, saysGoodDefect.id)]: certify,
  });
  await userEvent.click(await find('Certify repair, Truck T-204: Radiator'));
  await userEvent.type(inDialog().getByLabelText(/Your name/), 'H. Novak');
  await userEvent.click(inDialog().getByRole('button', { name: 'Certify repair' }));
  await userEvent.click(await find('Certify repair as H. Novak, Truck T-204: Radiator'));
  const body = { version: 1, state: 'repaired', name: 'H. Novak', note: '' };
  expect(certify.mock.calls).toEqual([[body], [body]]);
});

test('a bulk certification carries the version of each defect, and names those that it skipped', async () => {
  const skipped = { ...repairedDefect, id: deferredDefect.id, vehicle: deferredDefect.vehicle };
  const certify = jest.fn().mockReturnValue({ data: [repairedDefect], skipped: [skipped] });
  open('/defects', { [defectPaths.certifySeveral]: certify });
  const table = await screen.findByRole('table');
  for (const text of [openDefect.description, deferredDefect.description]) {
    const row = within(table).getAllByText(text)[0]?.closest('tr');
    if (row) await userEvent.click(within(row).getByRole('checkbox'));
  }
  await userEvent.click(await find('Certify repair'));
  await userEvent.type(inDialog().getByLabelText(/Your name/), 'H. Novak');
  await userEvent.click(inDialog().getByRole('button', { name: 'Certify repair' }));
  expect(
    await screen.findByText(/^Certified: 1\. Skipped because .*Trailer R-88: Horn \(Repaired/),
  ).toBeVisible();
  const defects = [
    { id: openDefect.id, version: openDefect.version },
    { id: deferredDefect.id, version: deferredDefect.version },
  ];
  expect(certify).toHaveBeenCalledWith(expect.objectContaining({ defects, name: 'H. Novak' }));
});

test("only its author may take back 'Reopen', until its time is over", async () => {
  const takeBack = jest.fn().mockReturnValue({ ...repairedDefect, id: justReopened.id });
  open(`/defects/${justReopened.id}/show`, {
    [withId(defectPaths.takeBack, justReopened.id)]: takeBack,
  });
  await userEvent.click(await find("Take back 'Reopen'"));
  expect(takeBack).toHaveBeenCalledWith({ version: justReopened.version });
});

const { reopened } = justReopened;
it.each([
  ['whose time is over', reopenedDefect],
  ['of somebody else', { ...justReopened, reopened: reopened && { ...reopened, by_id: 8 } }],
  [
    'that ended before this page was opened',
    {
      ...justReopened,
      reopened: reopened && { ...reopened, take_back_until: '2026-01-01T00:00:00Z' },
    },
  ],
])("no 'Take back' is offered for a reopening %s", async (_, defect) => {
  open(`/defects/${defect.id}/show`, { [withId(defectPaths.record, defect.id)]: defect });
  await find('Repair not needed');
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});

test('a § item cannot be deferred', async () => {
  const brakes = { ...openDefect, item: 'horn' as const };
  open(`/defects/${brakes.id}/show`, { [withId(defectPaths.record, brakes.id)]: brakes });
  await find('Repair not needed');
  expect(screen.queryByRole('button', { name: 'Defer' })).toBeNull();
});
